import type { AsPlainObject } from 'minisearch'
import type { PageId } from '../catalogue/pages.ts'

/** A language's index as the build writes it and the browser reads it. */
export interface SearchIndex {
  readonly pages: readonly (readonly [id: PageId, label: string, purpose: string])[]
  /** By document number in `index`: the page's number in `pages`, and for a section its anchor and heading. */
  readonly documents: readonly (readonly [page: number, anchor?: string, heading?: string])[]
  readonly index: AsPlainObject
  /** Terms that do not distinguish documents, such as words of questions; searched for only if a query has no others. */
  readonly ignored: readonly string[]
  /** Groups of words and phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[]
}
