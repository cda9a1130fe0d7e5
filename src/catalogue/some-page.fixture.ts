import { type Page, type PageId, type PageKind, pages } from './pages.ts'
import { namespaceOf } from './urls.ts'

interface SomePage extends Page {
  id: PageId
  /** Namespace of its texts. */
  namespace: string
}

/** The pages of a kind: tests know kinds, not a provider's pages. */
export const pagesOf = (kind: PageKind): readonly SomePage[] =>
  pages.filter((page) => page.kind === kind).map((page) => ({ ...page, namespace: namespaceOf(page) }))

/** A page of a kind, by its index among them; throws if the site has none, since the test could not run. */
export const pageOfKind = (kind: PageKind, index = 0): SomePage => {
  const page = pagesOf(kind)[index]
  if (!page) throw new Error(`the site has fewer than ${index + 1} pages of kind ${kind}`)
  return page
}

/** A page of texts: an article, or a legal page of a provider without articles. */
export const textPage = pagesOf('article')[0] ?? pageOfKind('legal')

/** A page that no provider has, for what applies to a kind whether the provider has pages of it or not. */
export const madeUpPage = (kind: PageKind): Page => ({
  id: `made-up-${kind}`,
  path: `/made-up-${kind}`,
  content: 'Made up',
  kind,
})
