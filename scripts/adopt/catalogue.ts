import { areaOf } from '../../src/catalogue/urls.ts'
import { archetypes } from '../../src/provider/archetypes.ts'
import { collections } from '../../src/provider/collections.ts'
import { footer } from '../../src/provider/footer.ts'
import { moved } from '../../src/provider/moved.ts'
import type { MenuSource, MovedPage, Page } from '../../src/provider/schema.ts'
import type { Answers } from './answers.ts'
import type { Brand } from './brand.ts'
import { asPage, type Changes, formerPathOf } from './changes.ts'
import { currentMenus, currentPages, declaredPages, landingOf, providerFile } from './current.ts'
import { archetypesOf, footerOf } from './lists.ts'
import { pictogramsOf } from './pictograms.ts'
import type { RetiredPage } from './removal.ts'
import { rewriteValue } from './source-file.ts'

type Group = MenuSource<string>['groups'][number]

/** Drops groups that have lost every page their name describes; their other pages join the group before or, if there is none, the first one kept. */
export const namedGroups = (groups: readonly Group[]): Group[] => {
  const isNamed = ({ about }: Group) => about === undefined || about.length > 0
  const named = groups.filter(isNamed)
  if (named.length === 0) return groups.map(({ about: _, ...group }) => group)
  const nearest = (at: number) => groups.slice(0, at).findLast(isNamed) ?? named[0]
  return named.map((group) => {
    const joining = groups.flatMap((other, at) =>
      isNamed(other) || nearest(at) !== group ? [] : (other.pages ?? []),
    )
    return joining.length > 0 ? { ...group, pages: [...(group.pages ?? []), ...joining] } : group
  })
}

/** The menus without the removed pages and with the new ones; drops empty groups and menus, and groups whose name no longer fits. */
export const menusOf = ({ removedIds, pages }: Changes, add: Answers['add']): MenuSource<string>[] => {
  const newIn = (menu: string, group: string, isFirst: boolean) =>
    add
      .filter((page) =>
        page.group ? page.group === group : isFirst && page.kind === 'service' && menu === 'services',
      )
      .map(({ id }) => id)
  const isRemaining = (id: string | undefined) => id !== undefined && !removedIds.has(id)
  return currentMenus
    .map(({ id, overview, promoted, groups }) => ({
      id,
      ...(isRemaining(overview) && { overview }),
      ...(isRemaining(promoted) && { promoted }),
      groups: namedGroups(
        groups
          .map(({ about, ...group }, at) => {
            const joining = newIn(id, group.id, at === 0)
            const aboutLeft = about?.filter(isRemaining)
            return {
              ...group,
              ...(group.pages && {
                pages: [...new Set([...group.pages.filter(isRemaining), ...joining])],
              }),
              // An owner who adds a page of their own to a group has accepted its name.
              ...(about && joining.length === 0 && { about: aboutLeft }),
            }
          })
          .filter(
            ({ pages: ids = [], kind }) =>
              ids.length > 0 ||
              [...pages, ...declaredPages].some((page) => page.kind === kind && !removedIds.has(page.id)),
          ),
      ),
    }))
    .filter(({ groups }) => groups.length > 0)
}

/** Former addresses with the page that each leads to; leaves out addresses at which there is a page now. */
const movedOf = (
  { removed, renamed, pages }: Changes,
  retired: readonly RetiredPage[],
): MovedPage<string>[] => {
  const landings = new Map(removed.map((page) => [page.id, landingOf(page, pages)]))
  const all: MovedPage<string>[] = [
    ...moved.map((page) => ({ ...page, to: landings.get(page.to) ?? page.to })),
    ...retired.map(({ id, from, ...names }) => ({
      from,
      to: landings.get(id) ?? 'home',
      reason: 'no longer offered',
      ...names,
    })),
    ...renamed.map((page) => ({ from: formerPathOf(page), to: page.id, reason: 'renamed' })),
  ]
  return all.filter(
    ({ from }, at) =>
      !pages.some(({ path }) => path === from) && all.findIndex((other) => other.from === from) === at,
  )
}

/** Writes the list of pages, and the provider's other lists of page ids. */
export const writeCatalogue = (
  changes: Changes,
  menus: readonly MenuSource<string>[],
  retired: readonly RetiredPage[],
  { slug, product }: Brand,
) => {
  const { removedIds, added, pages } = changes
  const write = (file: string, name: string, value: unknown) => rewriteValue(providerFile(file), name, value)
  const inAreas = (list: readonly Page[]) => list.map((page) => ({ ...page, area: areaOf(page) }))
  rewriteValue(providerFile('pages.ts'), 'pages', pages, {
    [slug]: 'brand.slug',
    [product]: 'brand.product',
  })
  write('moved.ts', 'moved', movedOf(changes, retired))
  write(
    'collections.ts',
    'collections',
    collections.filter(({ landing }) => !removedIds.has(landing)),
  )
  write('menus.ts', 'menus', menus)
  write('archetypes.ts', 'archetypes', archetypesOf(archetypes, removedIds, added, menus))
  write(
    'footer.ts',
    'footer',
    footerOf(footer, removedIds, inAreas(currentPages), inAreas(added.map(asPage))),
  )
  write('pictograms.ts', 'pictogramNames', pictogramsOf(removedIds, added))
}
