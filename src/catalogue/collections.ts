import { collections as provided } from '../provider/collections.ts'
import { type Collection, type ItemKind, itemKinds } from '../provider/schema.ts'
import { type Page, type PageId, type PageKind, pages, present } from './pages.ts'
import { namespaceOf, pageOf } from './urls.ts'

/** The provider's collections whose landing page exists. */
export const collections: readonly Collection<PageId>[] = provided.filter(
  ({ landing }) => present([landing]).length > 0,
)

export const isItemKind = (kind: PageKind): kind is ItemKind => itemKinds.some((item) => item === kind)

/** The collection that a page is the landing page of, or belongs to. */
export const collectionOf = ({ id, kind }: Pick<Page, 'id' | 'kind'>): Collection<PageId> | undefined =>
  collections.find((collection) => collection.landing === id || collection.kind === kind)

/** The pages of a collection, in the order of the catalogue. */
export const itemsOf = (kind: ItemKind): PageId[] =>
  pages.filter((page) => page.kind === kind).map(({ id }) => id)

/** The folder of a collection's items, below a language's: it has the landing page's name. */
export const folderOf = ({ landing }: Collection<PageId>): string => namespaceOf(pageOf(landing))

/** The collection whose item a file is, by the file's namespace. */
export const collectionOfFile = (namespace: string): Collection<PageId> | undefined => {
  const folder = namespace.slice(0, namespace.lastIndexOf('/'))
  return collections.find((collection) => folderOf(collection) === folder)
}
