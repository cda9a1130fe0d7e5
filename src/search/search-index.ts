import type { AsPlainObject } from 'minisearch'
import type { PageId } from '../catalogue/pages.ts'

/** A language's index as the build writes it and the browser reads it. */
export interface SearchIndex {
  readonly pages: readonly (readonly [id: PageId, label: string, purpose: string])[]
  /** By number in `index`: the page's number in `pages`, and of a section its anchor and heading. */
  readonly documents: readonly (readonly [page: number, anchor?: string, heading?: string])[]
  readonly index: AsPlainObject
  /** Terms that tell no documents apart, such as words of questions; a query of nothing else is looked for all the same. */
  readonly ignored: readonly string[]
  /** Groups of words and phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[]
}
