import { type Language, languages } from '../i18n/languages.ts'
import { footer as columns } from '../provider/footer.ts'
import { menus as provided } from '../provider/menus.ts'
import type { AddedPage, FooterColumn, MenuSource } from '../provider/schema.ts'
import { declaredPages } from './build-pages.ts'
import { isIn, type Page, type PageId, type PageKind, pages, present } from './pages.ts'
import { type Area, areaOf, hrefOf, pageAt, pathOf } from './urls.ts'

export interface MenuGroup {
  /** Key of the group's name in `common.json`. */
  id: (typeof provided)[number]['groups'][number]['id']
  pages: readonly PageId[]
}

export interface Menu {
  id: (typeof provided)[number]['id']
  /** The menu's overview page, if it has one. */
  overview?: Extract<(typeof provided)[number], { overview: PageId }>['overview']
  promoted?: PageId
  groups: readonly MenuGroup[]
}

const ofKind = (kind: PageKind): PageId[] => pages.filter((page) => page.kind === kind).map((page) => page.id)

const declaredInFile: readonly AddedPage[] = declaredPages

/** A list of pages without those that this build lacks, and with those that join it from their file. */
const joined = (list: readonly string[], joins: (page: AddedPage) => boolean | undefined): PageId[] =>
  present([...new Set([...list, ...declaredInFile.filter(joins).map(({ id }) => id)])])

const expanded = ({ overview, promoted, groups, ...menu }: MenuSource<string>) => ({
  ...menu,
  ...(overview && present([overview]).length > 0 && { overview }),
  ...(promoted && present([promoted]).length > 0 && { promoted }),
  groups: groups
    .map(({ id, pages = [], kind }) => ({
      id,
      pages: joined([...pages, ...(kind ? ofKind(kind) : [])], ({ menuGroup }) => menuGroup === id),
    }))
    .filter((group) => group.pages.length > 0),
})

/** The header's menus in order (`src/provider/menus.ts`). */
export const menus = provided.map(expanded).filter(({ groups }) => groups.length > 0) as readonly Menu[]

/** The lists with the pages that exist in a language, without lists that have none. */
const listsIn = <List extends { readonly pages: readonly PageId[] }>(
  lists: readonly List[],
  language: Language,
): List[] =>
  lists
    .map((list) => ({ ...list, pages: list.pages.filter((id) => isIn(id, language)) }))
    .filter((list) => list.pages.length > 0)

/** The header's menus with the pages that exist in a language. */
export const menusIn = (language: Language): Menu[] =>
  menus
    .map(({ overview, promoted, groups, ...menu }) => ({
      ...menu,
      ...(overview && isIn(overview, language) && { overview }),
      ...(promoted && isIn(promoted, language) && { promoted }),
      groups: listsIn(groups, language),
    }))
    .filter(({ groups }) => groups.length > 0)

/** The group of a menu that a page joins from its file. */
const joinedGroups = declaredInFile.flatMap(({ id, menuGroup }) => (menuGroup ? [{ id, menuGroup }] : []))

/** A landing page's list, with the pages that join the same group of a menu as one of its pages. */
export const withJoined = (list: readonly string[]): PageId[] => {
  const groups = menus.flatMap((menu) => menu.groups)
  const joining = joinedGroups.filter(({ id, menuGroup }) =>
    groups.some(
      (group) => group.id === menuGroup && group.pages.some((other) => other !== id && list.includes(other)),
    ),
  )
  return present([...new Set([...list, ...joining.map(({ id }) => id)])])
}

/** The footer's columns in order (`src/provider/footer.ts`). */
export const footer = (columns as readonly FooterColumn<string>[])
  .map(({ area, pages }) => ({
    area,
    pages: joined(pages, (page) => page.footer && areaOf(page) === area),
  }))
  .filter((column) => column.pages.length > 0) as readonly {
  area: Exclude<Area, 'home'>
  pages: readonly PageId[]
}[]

/** The footer's columns with the pages that exist in a language. */
export const footerIn = (language: Language) => listsIn(footer, language)

/** The pages above a page that exist in a language, home first; empty for home. */
export const trailOf = (page: Page, language: Language): PageId[] =>
  pagesAbove(page).filter((id) => isIn(id, language))

/** The address in a language of a page, or of the nearest page above it that exists in that language. */
export const nearestIn = (path: string, language: Language): string => {
  const page = pageAt(path)
  if (!page) return hrefOf(languages[language].partial ? '/' : path, language)
  const nearest = isIn(page.id, language) ? page.id : trailOf(page, language).at(-1)
  return hrefOf(nearest ? pathOf(nearest) : '/', language)
}

/** The page whose path another page's path continues. */
const parentOf = ({ path }: Page) =>
  pages.find((page) => page.path !== '/' && path.startsWith(`${page.path}/`))

/** The pages above a page, home first; empty for home. */
export const pagesAbove = (page: Page): PageId[] => {
  if (page.id === 'home') return []
  const parent = parentOf(page)
  return parent ? ['home', parent.id] : ['home']
}

/** The menu group of a page; `undefined` for home and the legal pages. */
export const groupOf = (id: PageId): MenuGroup['id'] | undefined =>
  menus.flatMap(({ groups }) => groups).find(({ pages }) => pages.includes(id))?.id

const hasLanding = (members: readonly Pick<Page, 'kind'>[]) => members.some(({ kind }) => kind === 'landing')

const areas = [...new Set(pages.map(areaOf))].filter((area) => area !== 'home')

/** Every page but home, by area, for the list on the search page; areas with a landing page first, since people look for those most. */
const pagesByArea = areas
  .map((area) => ({ area, members: pages.filter((page) => areaOf(page) === area) }))
  .sort((a, b) => Number(hasLanding(b.members)) - Number(hasLanding(a.members)))
  .map(({ area, members }) => ({ area, pages: members.map(({ id }) => id) }))

/** The same with the pages that exist in a language. */
export const pagesByAreaIn = (language: Language) => listsIn(pagesByArea, language)
