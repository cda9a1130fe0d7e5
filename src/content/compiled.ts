import type assistantsTexts from '../../locales/en/assistants.json'
import type commonTexts from '../../locales/en/common.json'
import type searchTexts from '../../locales/en/search.json'
import type tooLargeTexts from '../../locales/en/too-large.json'
import type { PageId } from '../catalogue/pages.ts'
import type { Pictograms } from '../pictograms/pictograms.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { PageContent } from './page.ts'

/** What menus and search results show beside page names. */
export interface MenuTexts {
  purposes: Partial<Record<PageId, string>>
  pictograms: Pictograms
}

/** A language's texts as browsers get them, by namespace, which is also the file's name. */
export interface Compiled {
  common: Omit<typeof commonTexts, 'unpublished'> &
    Partial<Pick<typeof commonTexts, 'unpublished'>> & { labels: Record<PageId, string>; kept: string[] }
  search: typeof searchTexts & { index: SearchIndex }
  menu: MenuTexts
  assistants: typeof assistantsTexts
  'too-large': typeof tooLargeTexts
  [page: `pages${string}`]: PageContent
}
