import { type PageId, pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf, pageOf } from '../../../src/catalogue/urls.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import { plainText } from '../../../src/typography/plain-text.ts'
import { fillPlaceholders, placeholderTexts } from '../placeholders.ts'
import { nameOf, readerTexts } from '../quality/texts.ts'
import type { Sources } from '../sources.ts'
import { type Json, mapStrings } from '../strings.ts'

import { searchWords } from './words-file.ts'

/** Fields with their own weight in the index. Pages have the first four, sections the others. */
export const fields = ['label', 'title', 'about', 'keywords', 'heading', 'parts', 'text', 'context'] as const
export type Field = (typeof fields)[number]

/** A page, or one of its sections, as texts by field. */
export interface SearchDocument {
  readonly page: PageId
  /** The section's anchor and heading; missing for a page. */
  readonly section?: { readonly id: string; readonly heading: string }
  readonly texts: Readonly<Partial<Record<Field, string>>>
}

interface PageSource {
  title: string
  h1: string
  label: string
  purpose: string
  description: string
  lead: string
  blocks: { id: string; title: string }[]
}

/** Keys of a block whose texts are headings of its parts: h3, dt, summary, first cells. */
const partKeys: ReadonlySet<string> = new Set(['title', 'question', 'task', 'label', 'value', 'columns'])

const sectionOf = (page: PageId, context: string, block: PageSource['blocks'][number]): SearchDocument => {
  const { id, title, ...rest } = block
  const texts = readerTexts(rest as Json)
  const joined = (ofParts: boolean) =>
    texts.flatMap(([path, text]) => (partKeys.has(nameOf(path)) === ofParts ? [text] : [])).join('\n')
  return {
    page,
    section: { id, heading: plainText(title) },
    texts: { heading: title, parts: joined(true), text: joined(false), context },
  }
}

/** The texts of a page that search results show. */
export interface Card {
  readonly label: string
  readonly purpose: string
}

/** Reads a language's pages and their sections from its locale files, in the catalogue's order. */
export const documentsOf = (language: Language, sources: Sources) => {
  const facts = placeholderTexts(language)
  const filled = (text: string) => fillPlaceholders(text, facts)
  const documents: SearchDocument[] = []
  const cards: Partial<Record<PageId, Card>> = {}
  for (const { id } of pages) {
    const source = sources.get(namespaceOf(pageOf(id)))
    if (source === undefined) continue
    const page = mapStrings(source, filled) as unknown as PageSource
    const { label, purpose, title, h1, description, lead, blocks } = page
    cards[id] = { label, purpose }
    documents.push({
      page: id,
      texts: {
        keywords: (searchWords.keywords[id] ?? []).join('\n'),
        label,
        title: `${title}\n${h1}`,
        about: plainText(`${purpose}\n${description}\n${lead}`),
      },
    })
    for (const block of blocks) documents.push(sectionOf(id, label, block))
  }
  return { documents, cards }
}
