/** How a page is laid out; each kind has one component in `src/pages`. */
export type PageKind =
  | 'home'
  | 'landing'
  | 'service'
  | 'use-case'
  | 'story'
  | 'news'
  | 'job'
  | 'article'
  | 'legal'
  | 'guideline'
  | 'calculator'
  | 'pricing'
  | 'contact'
  | 'search'

/** Kinds of pages that are items of a collection. */
export const itemKinds = ['news', 'job', 'story'] as const satisfies readonly PageKind[]
export type ItemKind = (typeof itemKinds)[number]

export interface LanguageFacts {
  /** Path prefix; empty for the default language. */
  prefix: '' | `/${string}`
  /** The language's own name for itself. */
  name: string
  /** BCP 47 tag for numbers and dates. */
  locale: string
  openGraph: string
  /** What its script separates by spaces. */
  spacesBetween: 'words' | 'phrases'
  /** Offers the page in this language to readers of another whose browser prefers it. */
  suggestion: { text: string; dismiss: string }
  /** Has only those pages whose files exist: links to others lead to the default language. */
  partial?: true
}

/** The name of an item's file, which is its id and the end of its path. */
export const itemName: RegExp = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Pages of a kind, and the page that lists them. */
export interface Collection<PageId extends string> {
  kind: ItemKind
  landing: PageId
  /** The name of its pages' pictogram in `@carbon/pictograms`. */
  pictogram: string
}

export interface Page {
  /** Never changes, not even when the path does: analytics and the weave depend on it. */
  id: string
  /** Public route without language prefix. */
  path: `/${string}`
  /** Content label reported to the tracking vendors. */
  content: string
  kind: PageKind
  /** Name of the locale file below `pages/`, if it differs from the path. */
  file?: string
}

/** Kinds of pages that are declared in their file, besides items of collections: what else they need is in `OwnPlace`. */
export const addableKinds = [
  'article',
  'service',
  'use-case',
  'landing',
  'legal',
  'guideline',
] as const satisfies readonly PageKind[]

/** When a page is published; days are YYYY-MM-DD in the provider's time zone. */
export interface Schedule {
  /** A release leaves the page out until this mark is gone. */
  draft?: true
  /** The first day in a release. */
  publishAt?: string
  /** The first day no longer in a release. */
  unpublishAt?: string
  /** The page that its address leads to from then on; without one the address is not found. */
  instead?: string
}

/** The place of a page that is declared in its file. */
export interface OwnPlace {
  /** The name of its pictogram in `@carbon/pictograms`. */
  pictogram?: string
  /** The group of a menu (`menus.ts`) that it joins. */
  menuGroup?: string
  /** Whether the footer lists it, in the column of its area. */
  footer?: true
  archetype?: Archetype
  /** Addresses that redirect to it. */
  movedFrom?: readonly string[]
}

/** The fields of page files that make up a page's schedule, and its own place. */
export const scheduleFields = [
  'draft',
  'publishAt',
  'unpublishAt',
  'instead',
] as const satisfies readonly (keyof Schedule)[]
export const ownPlaceFields = [
  'pictogram',
  'menuGroup',
  'footer',
  'archetype',
  'movedFrom',
] as const satisfies readonly (keyof OwnPlace)[]

/** A page that is declared in its file. */
export interface AddedPage extends Page, OwnPlace {}

/** What a service is to its buyer: a platform that we run, another provider's cloud, security and networks, or our people's work. */
export const archetypeNames = ['platform', 'public-cloud', 'protection', 'people'] as const
export type Archetype = (typeof archetypeNames)[number]

/** A menu of the header; its name is `menu.<id>` in `common.json`. */
export interface MenuSource<PageId extends string> {
  id: string
  /** The menu's overview page, if it has one. */
  overview?: PageId
  /** A page outside the menu that readers of its pages may want next. */
  promoted?: PageId
  groups: readonly MenuGroupSource<PageId>[]
}

/** Pages of a menu under one name, `groups.<id>` in `common.json`. */
export interface MenuGroupSource<PageId extends string> {
  id: string
  pages?: readonly PageId[]
  /** Appends all pages of a kind, in the order of the catalogue. */
  kind?: PageKind
  /** The pages that the name describes: once all of them are removed, `npm run adopt` moves the others to another group of the menu. */
  about?: readonly PageId[]
}

/** A column of the footer; its name is that of an area, the first segment of a path. */
export interface FooterColumn<PageId extends string> {
  area: string
  pages: readonly PageId[]
}

/** An address that had, or might have had, a page, and the page that it redirects to. */
export interface MovedPage<PageId extends string> {
  from: `/${string}`
  to: PageId
  /** Why it moved, for later readers of the list. */
  reason: string
  /** Names that texts must no longer use, if the page's product is gone too. */
  names?: readonly string[]
  /** Words that mean it only among pages of its area: "RAID" is a calculator there, elsewhere disks. */
  namesInArea?: readonly string[]
}

/** A place that a map can show. */
export interface Place {
  /** Degrees east and north. */
  readonly at: readonly [longitude: number, latitude: number]
  /** The side of its point on which the name is written. */
  readonly side: 'left' | 'right'
  /** The data centre's power usage effectiveness, measured over a year; without it the map does not mention it. */
  readonly pue?: { readonly value: string; readonly year: number }
}
