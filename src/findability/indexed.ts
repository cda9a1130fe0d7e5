import type { Page } from '../catalogue/pages.ts'

/** What tells whether a page's texts are the owner's own. */
interface Content {
  readonly blocks: readonly { readonly sample?: true | undefined }[]
}

/**
 * Whether search engines shall list a page: the site's own search has nothing that other pages lack, and a story that is still a sample
 * has not happened. Both can be reached all the same.
 */
export const isIndexed = ({ kind }: Pick<Page, 'kind'>, { blocks }: Content): boolean =>
  kind !== 'search' && !(kind === 'story' && blocks.some(({ sample }) => sample))
