import { readSources } from '../../scripts/content/sources.ts'
import type { Json } from '../../scripts/content/strings.ts'
import { footer, menus } from '../../src/catalogue/navigation.ts'
import type { PageKind, PagePath } from '../../src/catalogue/pages.ts'
import { pagesOf } from '../../src/catalogue/some-page.fixture.ts'
import { hrefOf, namespaceOf, pageAt, pathOf } from '../../src/catalogue/urls.ts'
import { type WholeLanguage, wholeLanguages } from '../../src/i18n/languages.ts'

// Tests choose pages by kind and content, since every provider has different services with different names.

/** The fields of a page's locale file that tests use. */
interface Source {
  readonly label: string
  readonly title: string
  readonly h1: string
  readonly related: readonly string[]
  readonly actions?: readonly { readonly page?: string }[]
  readonly blocks: readonly ({ readonly type: string; readonly id?: string } & {
    readonly [key: string]: Json
  })[]
}

const sources = new Map(wholeLanguages.map((language) => [language, readSources(language)]))

/** A page's locale file. @param path without language */
export const sourceOf = (path: string, language: WholeLanguage = 'en') => {
  const page = pageAt(path)
  return (page && sources.get(language)?.get(namespaceOf(page))) as unknown as Source
}

/** The blocks of a type on a page. @param path without language */
export const blocksOn = (path: string, type: string) =>
  sourceOf(path).blocks.filter((block) => block.type === type)

/** The first block of a type on a page. */
export const blockOn = (path: string, type: string) => {
  const [block] = blocksOn(path, type)
  if (!block) throw new Error(`${path} has no block of type ${type}`)
  return block
}

/** Paths of the pages of a kind that hold a block of each of the given types. */
export const pagesWith = (kind: PageKind, ...types: readonly string[]): PagePath[] =>
  pagesOf(kind)
    .map(({ id }) => pathOf(id))
    .filter((path) => types.every((type) => blocksOn(path, type).length > 0))

const first = (what: string, paths: readonly PagePath[]): PagePath => {
  const [path] = paths
  if (!path) throw new Error(`the site has no page for this test: ${what}`)
  return path
}

export const inFooter = (path: string) => footer.some(({ pages }) => pages.some((id) => pathOf(id) === path))
/** The pages of the menu of services. */
export const servicesMenu =
  menus.find(({ id }) => id === 'services')?.groups.flatMap(({ pages }) => pages) ?? []
const inMenu = (path: string) => servicesMenu.some((id) => pathOf(id) === path)
/** Whether a button at the head of a page leads to the contact form. */
const asks = (path: string) => sourceOf(path).actions?.some(({ page }) => page === 'contact') ?? false

/** Whether a page offers the matrix of responsibilities, which every provider has. */
const offersSheet = (path: string) => JSON.stringify(blocksOn(path, 'downloads')).includes('.csv')

const services = pagesWith('service', 'diagram', 'questions').filter(inMenu)
const otherService = first(
  'a service in menus and footer',
  services.filter(inFooter).toSorted((a, b) => Number(asks(b)) - Number(asks(a))),
)
const calculators = pagesWith('calculator').filter(inFooter)
/** Stands in for the calculators of a site without any, as the other page with a program. */
const pricing = pathOf('pricing')

/** Paths, without language, of pages that tests visit. */
export const chosen = {
  /** Pages that the program itself links to, which every provider has. */
  services: pathOf('services'),
  privacy: pathOf('privacy'),
  contact: pathOf('contact'),
  pricing,
  search: pathOf('search'),
  terms: pathOf('terms'),
  sla: pathOf('sla'),
  /** A service with a diagram and an FAQ, in the menu of services. */
  service: services.find((path) => path !== otherService) ?? otherService,
  /** Another service, also in the footer, with a button that leads to the contact form. */
  otherService,
  /** The page of certificates and reports, or another one that offers files beside its text. */
  downloads: first(
    'a page with downloads',
    [...pagesWith('article', 'downloads'), ...pagesWith('legal', 'downloads')].toSorted(
      (a, b) => Number(offersSheet(b)) - Number(offersSheet(a)),
    ),
  ),
  /** A page in the footer outside the area of services. */
  elsewhere: first(
    'a landing page or an article in the footer',
    [...pagesWith('landing'), ...pagesWith('article')].filter(
      (path) => inFooter(path) && path !== pathOf('services'),
    ),
  ),
  hasCalculators: calculators.length > 0,
  calculator: calculators[0] ?? pricing,
  /** Another calculator in the footer, if there are two. */
  otherCalculator: calculators.at(-1) ?? pricing,
} as const

/** A file that the page of downloads offers, by its ending. */
export const offeredFile = (ending: string): string | undefined =>
  (blockOn(chosen.downloads, 'downloads').items as { file: string }[]).find(({ file }) =>
    file.endsWith(ending),
  )?.file

export const inThai = (path: string) => hrefOf(path, 'th')

/** The namespace of a page's texts, such as `pages/privacy`. */
export const textsOf = (path: string) => namespaceOf(pageAt(path) as NonNullable<ReturnType<typeof pageAt>>)

/** Matches a locale file's text as a page shows it: up to its first placeholder, with or without no-break spaces. */
export const shown = (text: string): RegExp =>
  new RegExp(RegExp.escape((text.split('{{')[0] ?? '').trim()).replaceAll(/\\x20| /g, '\\s'), 'u')

/** Matches the heading of a page. */
export const headingOf = (path: string, language: WholeLanguage = 'en') => shown(sourceOf(path, language).h1)

/** The ids of the sections that a page names itself. */
export const sectionsOf = (path: string): string[] => sourceOf(path).blocks.flatMap(({ id }) => id ?? [])
