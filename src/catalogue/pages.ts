import { defaultLanguage, type Language, languageCodes } from '../i18n/languages.ts'
import { translated } from '../provider/page-files.ts'
import type * as Provider from '../provider/schema.ts'
import { declaredPages, listedPages } from './build-pages.ts'

export type Page = Provider.Page
export type PageKind = Provider.PageKind

const all = [...listedPages, ...declaredPages] as const
/** The type of each page in its place. */
export type PageList = typeof all

/** A page of each kind that cannot exist: keeps every kind in the type even if a provider has removed all of its pages. */
type NoPage = { [Kind in PageKind]: { id: never; path: never; content: never; kind: Kind } }[PageKind]
type AnyPage = PageList[number] | NoPage

/**
 * Every page of the site: in the provider's order (`src/provider/pages.ts`), then those that are declared in their file, such as the items of its
 * collections. A release lacks the pages that are not published.
 */
export const pages: readonly AnyPage[] = all

const ids: ReadonlySet<string> = new Set(pages.map(({ id }) => id))

export const isPageId = (id: string): id is PageId => ids.has(id)

/** Whether a page exists in a language: only a partial language lacks pages. */
export const isIn = (id: string, language: Language): boolean => translated[language]?.includes(id) ?? true

/** The languages in which a page exists. */
export const languagesOf = (id: PageId): Language[] => languageCodes.filter((language) => isIn(id, language))

/** The pages that exist in a language. */
export const pagesIn = (language: Language): readonly (typeof pages)[number][] =>
  pages.filter(({ id }) => isIn(id, language))

/** The language in which a reader gets a page: the reader's own, or the default language if that lacks the page. */
export const shownIn = (id: PageId, language: Language): Language =>
  isIn(id, language) ? language : defaultLanguage

/** The ids in a list that are pages of this site: a provider may remove any page that the program does not need. */
export const present = (list: readonly string[]): PageId[] => list.filter(isPageId)

export type PagePath = (typeof pages)[number]['path']
export type PageId = (typeof pages)[number]['id']
export type PageOf<K extends PageKind> = Extract<(typeof pages)[number], { kind: K }>
