import { type PageId, pages } from '../../catalogue/pages.ts'
import { namespaceOf, pageOf } from '../../catalogue/urls.ts'
import type { Sources } from '../sources.ts'
import type { Json } from '../strings.ts'

const elsewhere = /^(?:https:\/\/|mailto:|tel:|lang:[a-z]{2}$)/

/** A page's blocks, where it has some: this check runs beside the one of the schema, not after it. */
const blocksOf = (source: Json | undefined) => {
  const { blocks } = (source ?? {}) as { blocks?: ({ id?: Json } | null)[] }
  return Array.isArray(blocks) ? blocks : undefined
}

/** What is wrong with the target of an inline link, if anything: its form, its page, or the section it points at. */
export const linkMistake = (link: string, sources: Sources): string | undefined => {
  const [, id, hash] = /^page:([^#]*)(?:#(.*))?$/.exec(link) ?? []
  if (id === undefined)
    return elsewhere.test(link)
      ? undefined
      : `"${link}" is no link: write page:id, https:, mailto:, tel: or lang:`
  if (!pages.some((page) => page.id === id)) return `"${id}" is no page of the catalogue`
  const blocks = blocksOf(sources.get(namespaceOf(pageOf(id as PageId))))
  if (hash && blocks && !blocks.some((block) => block?.id === hash)) return `"${id}" has no section "${hash}"`
  return undefined
}
