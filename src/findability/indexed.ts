import type { Page } from '../catalogue/pages.ts'

/** The part of a page's content that tells samples from the owner's own texts. */
interface Content {
  readonly blocks: readonly { readonly sample?: true | undefined }[]
}

/**
 * Whether search engines may list a page. The site's own search adds nothing to other pages, and a sample story never happened; both can
 * still be visited.
 */
export const isIndexed = ({ kind }: Pick<Page, 'kind'>, { blocks }: Content): boolean =>
  kind !== 'search' && !(kind === 'story' && blocks.some(({ sample }) => sample))
