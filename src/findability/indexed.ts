import { isItemKind } from '../catalogue/collections.ts'
import type { Page } from '../catalogue/pages.ts'

/** The part of a page's content that tells samples from the owner's own texts. */
interface Content {
  readonly sample?: true | undefined
  readonly blocks: readonly { readonly sample?: true | undefined }[]
}

/**
 * Whether search engines may list a page. The site's own search adds nothing to other pages, and what a sample of a collection tells never happened; both can
 * still be visited.
 */
export const isIndexed = ({ kind }: Pick<Page, 'kind'>, { sample, blocks }: Content): boolean =>
  kind !== 'search' && !(isItemKind(kind) && (sample || blocks.some((block) => block.sample)))
