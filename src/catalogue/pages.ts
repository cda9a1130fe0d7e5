import { items } from '../provider/items.ts'
import { pages as provided } from '../provider/pages.ts'
import type * as Provider from '../provider/schema.ts'

export type Page = Provider.Page
export type PageKind = Provider.PageKind

/** Every page of the site: in the provider's order (`src/provider/pages.ts`), then the items of its collections. */
export const pages = [...provided, ...items] as const

const ids: ReadonlySet<string> = new Set(pages.map(({ id }) => id))

export const isPageId = (id: string): id is PageId => ids.has(id)

/** The ids in a list that are pages of this site: a provider may remove any page that the program does not need. */
export const present = (list: readonly string[]): PageId[] => list.filter(isPageId)

export type PagePath = (typeof pages)[number]['path']
export type PageId = (typeof pages)[number]['id']
export type PageOf<K extends PageKind> = Extract<(typeof pages)[number], { kind: K }>
