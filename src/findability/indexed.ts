import { isItemKind } from '../catalogue/collections.ts'
import type { Page } from '../catalogue/pages.ts'

/** The part of a page's content that distinguishes samples from the owner's own texts. */
interface Content {
  readonly sample?: true | undefined
  readonly blocks: readonly { readonly sample?: true | undefined }[]
}

/**
 * Whether search engines may list a page. They may not list the site's own search, which adds nothing to other pages, nor samples in a
 * collection, which tell of events that never happened. Both can still be visited.
 */
export const isIndexed = ({ kind }: Pick<Page, 'kind'>, { sample, blocks }: Content): boolean =>
  kind !== 'search' && !(isItemKind(kind) && (sample || blocks.some((block) => block.sample)))
