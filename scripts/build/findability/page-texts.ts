import type { PageId } from '../../../src/catalogue/pages.ts'
import { namespaceOf, pageOf } from '../../../src/catalogue/urls.ts'
import type { Compiled } from '../../../src/content/compiled.ts'
import type { PageContent } from '../../../src/content/page.ts'

/**
 * Finds a page's texts among a language's compiled texts.
 * @throws if the page has no locale file
 */
export const pageTexts = (compiled: Compiled, id: PageId): PageContent => {
  const content = compiled[namespaceOf(pageOf(id))]
  if (!content) throw new Error(`${id} has no texts`)
  return content
}
