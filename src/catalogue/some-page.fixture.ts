import { type Page, type PageId, type PageKind, pages } from './pages.ts'
import { namespaceOf } from './urls.ts'

interface SomePage extends Page {
  id: PageId
  /** Of its texts. */
  namespace: string
}

/** The pages of a kind: tests know kinds, not a provider's pages. */
export const pagesOf = (kind: PageKind): readonly SomePage[] =>
  pages.filter((page) => page.kind === kind).map((page) => ({ ...page, namespace: namespaceOf(page) }))

/** A page of a kind, by its place among them. A site that has none of the kind cannot run the test. */
export const pageOfKind = (kind: PageKind, place = 0): SomePage => {
  const found = pagesOf(kind)[place]
  if (!found) throw new Error(`the site has fewer than ${place + 1} pages of kind ${kind}`)
  return found
}
