import type { pages } from '../../catalogue/pages.ts'
import type { PageContent } from '../../content/page.ts'

/** What each page kind's component gets. */
export interface PageProps {
  page: (typeof pages)[number]
  content: PageContent
}
