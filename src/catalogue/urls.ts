import { defaultLanguage, type Language, languageCodes, languages } from '../i18n/languages.ts'
import { brand } from '../provider/brand.ts'
import { type Page, type PageId, type PagePath, pages } from './pages.ts'

/** Areas of the site; an area's pages share menu, breadcrumb and the family of their weave. */
export type Area = 'home' | 'general' | 'calculators' | 'about' | 'services' | 'use-cases' | 'testimonials'

type AnyPage = (typeof pages)[number]
const byId = new Map<string, AnyPage>(pages.map((page) => [page.id, page]))
const byPath = new Map<string, AnyPage>(pages.map((page) => [page.path, page]))

export const pageOf = (id: PageId): AnyPage => byId.get(id) as AnyPage
export const pathOf = (id: PageId): PagePath => pageOf(id).path

export const pageAt = (path: string): AnyPage | undefined => byPath.get(path)

/** Namespace of a page's texts, which is also its file below `locales/<lang>/`. */
export const namespaceOf = ({ path, file }: Pick<Page, 'path' | 'file'>): `pages${string}` =>
  `pages${file ?? path}`

const areas: readonly [prefix: string, area: Area][] = [
  ['/services', 'services'],
  ['/use-cases', 'use-cases'],
  ['/testimonials', 'testimonials'],
  ['/community/it-calculator', 'calculators'],
  ['/about', 'about'],
  ['/ci', 'about'],
]

/** A page's area by its path; `general` below no area's path. */
export const areaOf = ({ path }: Pick<Page, 'path'>): Area => {
  if (path === '/') return 'home'
  return areas.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1] ?? 'general'
}

/** Path of a page in a language: `/services` or `/th/services`; the Thai home page is `/th`. */
export const hrefOf = (path: string, language: Language): string => {
  const { prefix } = languages[language]
  return path === '/' ? prefix || '/' : prefix + path
}

/** Splits a public path into its language and the language-free path of the catalogue. */
export const splitHref = (href: string): { language: Language; path: string } => {
  const language = languageCodes.find((code) => {
    const { prefix } = languages[code]
    return prefix !== '' && (href === prefix || href.startsWith(`${prefix}/`))
  })
  if (!language) return { language: defaultLanguage, path: href }
  return { language, path: href.slice(languages[language].prefix.length) || '/' }
}

/** Absolute address, without query or hash, as canonical and alternates need it. */
export const absoluteUrl = (path: string, language: Language): string =>
  brand.siteUrl + hrefOf(path, language)
