import { declaredPages, expiredPages } from '../../src/catalogue/build-pages.ts'
import { nearestIn } from '../../src/catalogue/navigation.ts'
import { isPageId, type PageId, pages } from '../../src/catalogue/pages.ts'
import { hrefOf, pathOf } from '../../src/catalogue/urls.ts'
import { languageCodes } from '../../src/i18n/languages.ts'
import { moved } from '../../src/provider/moved.ts'
import { schedules } from '../../src/provider/page-files.ts'
import type { AddedPage } from '../../src/provider/schema.ts'

/** Moved pages: those of `src/provider/moved.ts`, those that name their old addresses in their file, and those whose last day is over. */
const all: readonly { readonly from: string; readonly to: string }[] = [
  ...moved,
  ...(declaredPages as readonly AddedPage[]).flatMap(({ id, movedFrom = [] }) =>
    movedFrom.map((from) => ({ from, to: id })),
  ),
  ...expiredPages.map(({ path, instead }) => ({ from: path, to: instead })),
]

/** The redirects of moved pages in every language: path → path; in a language that lacks the page, to the nearest above it. */
export const redirects: readonly (readonly [from: string, to: string])[] = languageCodes.flatMap((language) =>
  all.map(({ from, to }) => [hrefOf(from, language), nearestIn(pathOf(to as PageId), language)] as const),
)

/**
 * Reports redirects that cannot work: from the address of a page, a second one from the same address, or to a page that is gone. Each has
 * a page as its target, so no chain or loop can arise.
 */
export const movedProblems = (
  list: readonly { readonly from: string; readonly to: string }[] = all,
): string[] =>
  list.flatMap(({ from, to }, at) => [
    ...(isPageId(to) ? [] : [`src/provider/moved.ts: ${from}: "${to}" is not a page of the catalogue`]),
    ...(schedules[to] ? [`src/provider/moved.ts: ${from}: "${to}" is not always published`] : []),
    ...(pages.some(({ path }) => path === from)
      ? [`src/provider/moved.ts: ${from}: is the address of a page, which it would hide`]
      : []),
    ...(list.findIndex((other) => other.from === from) < at
      ? [`src/provider/moved.ts: ${from}: is listed twice`]
      : []),
  ])
