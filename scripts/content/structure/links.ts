import { didYouMean } from '../../../src/blocks/fields.ts'
import { type PageId, pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf, pageOf } from '../../../src/catalogue/urls.ts'
import { blocksIn } from '../json.ts'
import type { Sources } from '../sources.ts'

const elsewhere = /^(?:https:\/\/|mailto:|tel:|lang:[a-z]{2}$)/

/** Finds the mistake in an inline link's target: in its form, page or section. */
export const linkMistake = (link: string, sources: Sources): string | undefined => {
  const [, id, hash] = /^page:([^#]*)(?:#(.*))?$/.exec(link) ?? []
  if (id === undefined)
    return elsewhere.test(link)
      ? undefined
      : `"${link}" is not a link: write page:id, https:, mailto:, tel: or lang:`
  if (!pages.some((page) => page.id === id))
    return `"${id}" is not a page of the catalogue${didYouMean(
      id,
      pages.map((page) => page.id),
    )}`
  const source = sources.get(namespaceOf(pageOf(id as PageId)))
  if (hash && source && !blocksIn(source).some((block) => block.id === hash))
    return `"${id}" has no section "${hash}"`
  return undefined
}
