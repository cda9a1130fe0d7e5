import type { pages } from '../../catalogue/pages.ts'
import type { PageContent } from '../../content/page.ts'

export interface PageProps {
  page: (typeof pages)[number]
  content: PageContent
}
