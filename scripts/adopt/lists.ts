import type { Archetype, FooterColumn, MenuSource, Page } from '../../src/provider/schema.ts'
import type { Claims } from '../content/claims/claims.ts'
import type { Answers } from './answers.ts'
import { entriesWhere } from './records.ts'

type Ids = ReadonlySet<string>
type Added = Answers['add']
type Claim = Claims[string]

/**
 * Keeps the claims of the remaining pages and drops those that no page makes any more.
 * @param says whether a page dates a claim; every page of an open claim must
 */
export const claimsOf = (
  claims: Claims,
  gone: Ids,
  says: (page: string, claim: string) => boolean,
): Record<string, Claim> =>
  Object.fromEntries(
    Object.entries(claims)
      .map(([id, claim]): [string, Claim] => [
        id,
        {
          ...claim,
          pages: claim.pages.filter(
            (page) => !gone.has(page) && (claim.evidence !== 'open' || says(page, id)),
          ),
        },
      ])
      .filter(([, { pages }]) => pages.length > 0),
  )

/** What each service is to its buyer; a new one without an answer takes the value of the first service in its menu group. */
export const archetypesOf = (
  present: Readonly<Record<string, Archetype>>,
  gone: Ids,
  added: Added,
  menus: readonly MenuSource<string>[],
): Record<string, Archetype> => {
  const kept = entriesWhere(present, (id) => !gone.has(id))
  const groups = menus.flatMap((menu) => menu.groups.map(({ pages = [] }) => pages))
  const neighbour = (id: string) =>
    groups
      .find((pages) => pages.includes(id))
      ?.map((other) => kept[other])
      .find((archetype) => archetype !== undefined)
  const ofServices = added
    .filter(({ kind }) => kind === 'service')
    .map(({ id, archetype }) => [id, archetype ?? neighbour(id) ?? 'platform'])
  return { ...kept, ...Object.fromEntries(ofServices) }
}

type PageInArea = Pick<Page, 'id' | 'kind'> & { readonly area: string }

/**
 * The footer's columns: new pages join that of their area, and others of the removed pages' kinds fill up what is still free; empty columns are
 * dropped.
 * @param before pages before the run
 */
export const footerOf = (
  columns: readonly FooterColumn<string>[],
  gone: Ids,
  before: readonly PageInArea[],
  added: readonly PageInArea[],
): FooterColumn<string>[] =>
  columns
    .map(({ area, pages }) => {
      const listed = new Set([
        ...pages.filter((id) => !gone.has(id)),
        ...added.filter((page) => page.area === area).map(({ id }) => id),
      ])
      const kindsGone = before.filter(({ id }) => gone.has(id) && pages.includes(id)).map(({ kind }) => kind)
      const others = before.filter(
        ({ id, kind, ...page }) => page.area === area && kindsGone.includes(kind) && !gone.has(id),
      )
      for (const { id } of others) if (listed.size < pages.length) listed.add(id)
      return { area, pages: [...listed] }
    })
    .filter(({ pages }) => pages.length > 0)

/** The group that shares the most pages with a list, such as a menu's; the first group that lists pages if none shares any. */
export const closest = <Group extends { readonly pages?: readonly string[] }>(
  groups: readonly Group[],
  pages: readonly string[],
): Group | undefined => {
  const common = (group: Group) => group.pages?.filter((id) => pages.includes(id)).length ?? -1
  return groups.toSorted((one, other) => common(other) - common(one))[0]
}

/**
 * The list of pages that a new page joins on a page such as the home page: the group with the pages beside it in its menu.
 * @param beside pages of its menu group
 * @param alike pages of its kind
 * @returns the group; `undefined` if the page lists none of its kind, and `'unclear'` if none of its groups has a page beside it
 */
export const groupFor = <Group extends { readonly pages?: readonly string[] }>(
  groups: readonly Group[],
  beside: readonly string[],
  alike: readonly string[],
): Group | 'unclear' | undefined => {
  const holds = (group: Group | undefined, ids: readonly string[]) =>
    group?.pages?.some((id) => ids.includes(id)) ?? false
  if (!groups.some((group) => holds(group, alike))) return undefined
  const group = closest(groups, beside)
  return group && holds(group, beside) ? group : 'unclear'
}
