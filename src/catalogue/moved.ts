import { languageCodes } from '../i18n/languages.ts'
import { moved } from '../provider/moved.ts'
import { isPageId, pages } from './pages.ts'
import { hrefOf, pathOf } from './urls.ts'

/** The redirects of moved pages (`src/provider/moved.ts`) in every language: path → path. */
export const redirects: readonly (readonly [from: string, to: string])[] = languageCodes.flatMap((language) =>
  moved.map(({ from, to }) => [hrefOf(from, language), hrefOf(pathOf(to), language)] as const),
)

/**
 * Reports redirects that cannot work: from the address of a page, a second one from the same address, or to a page that is gone. Each has
 * a page as its target, so no chain or loop can arise.
 */
export const movedProblems = (
  list: readonly { readonly from: string; readonly to: string }[] = moved,
): string[] =>
  list.flatMap(({ from, to }, at) => [
    ...(isPageId(to) ? [] : [`src/provider/moved.ts: ${from}: "${to}" is no page of the catalogue`]),
    ...(pages.some(({ path }) => path === from)
      ? [`src/provider/moved.ts: ${from}: is the address of a page, which it would hide`]
      : []),
    ...(list.findIndex((other) => other.from === from) < at
      ? [`src/provider/moved.ts: ${from}: stands twice`]
      : []),
  ])
