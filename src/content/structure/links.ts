import { type PageId, pages } from '../../catalogue/pages.ts'
import { namespaceOf, pageOf } from '../../catalogue/urls.ts'
import type { Sources } from '../sources.ts'

const elsewhere = /^(?:https:\/\/|mailto:|tel:|lang:[a-z]{2}$)/

/** What is wrong with the target of an inline link, if anything: its form, its page, or the section it points at. */
export const linkMistake = (link: string, sources: Sources): string | undefined => {
  const [, id, hash] = /^page:([^#]*)(?:#(.*))?$/.exec(link) ?? []
  if (id === undefined)
    return elsewhere.test(link)
      ? undefined
      : `"${link}" is no link: write page:id, https:, mailto:, tel: or lang:`
  if (!pages.some((page) => page.id === id)) return `"${id}" is no page of the catalogue`
  const target = sources.get(namespaceOf(pageOf(id as PageId))) as { blocks?: { id: string }[] } | undefined
  if (hash && target?.blocks && !target.blocks.some((block) => block.id === hash))
    return `"${id}" has no section "${hash}"`
  return undefined
}
