import { languageCodes } from '../i18n/languages.ts'
import type { PageId } from './pages.ts'
import { hrefOf, pathOf } from './urls.ts'

/**
 * Addresses without a page of their own, and the page to which each leads: those which people guess from the addresses below them, and
 * former ones of pages whose path has changed.
 */
const moved: Readonly<Record<`/${string}`, PageId>> = {
  '/about': 'company',
  '/community': 'calculators',
  '/ci': 'logo',
}

/** The redirects in every language: path → path. */
export const redirects: readonly (readonly [from: string, to: string])[] = languageCodes.flatMap((language) =>
  Object.entries(moved).map(
    ([path, page]) => [hrefOf(path, language), hrefOf(pathOf(page), language)] as const,
  ),
)
