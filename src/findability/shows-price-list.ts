import type { Page } from '../catalogue/pages.ts'
import type { PageContent } from '../content/page.ts'

/** Whether a page shows the whole price list. */
export const showsPriceList = (
  { kind }: Pick<Page, 'kind'>,
  { blocks }: Pick<PageContent, 'blocks'>,
): boolean => kind === 'pricing' || blocks.some((block) => block.type === 'prices' && block.part === 'list')
