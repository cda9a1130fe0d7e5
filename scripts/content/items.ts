import { collectionOf, isItemKind } from '../../src/catalogue/collections.ts'
import { pages } from '../../src/catalogue/pages.ts'
import { namespaceOf } from '../../src/catalogue/urls.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { plain } from './quality/texts.ts'
import type { Json } from './strings.ts'

type Branch = Readonly<Record<string, Json>>

/** The longest beginning of a text that ends with a sentence or a word and has at most so many characters. */
const beginningOf = (text: string, most: number, language: Language, granularity: 'sentence' | 'word') => {
  let beginning = ''
  for (const { segment } of new Intl.Segmenter(language, { granularity }).segment(text)) {
    if ([...(beginning + segment).trimEnd()].length > most) break
    beginning += segment
  }
  return beginning.trimEnd()
}

/** Cuts a text after a sentence; after a word if the first is too long, or if the language's sentences have no mark at their end. */
const cut = (text: string, most: number, language: Language): string =>
  [...text].length <= most
    ? text
    : beginningOf(text, most, language, 'sentence') ||
      `${beginningOf(text, most - 1, language, 'word').replace(/[,;:–(]+$/, '')}…`

const items = new Map<string, (typeof pages)[number]>(
  pages.filter(({ kind }) => isItemKind(kind)).map((page) => [namespaceOf(page), page]),
)

/** Fills in what the file of a collection's item omits: a title, a date and a lead are enough for a page. */
export const withItemTexts = (namespace: string, source: Json, language: Language): Json => {
  const page = items.get(namespace)
  const { title, lead } = (source ?? {}) as Branch
  if (!page || typeof title !== 'string' || typeof lead !== 'string') return source
  const plainLead = plain(lead)
  return {
    h1: title,
    label: title,
    purpose: cut(plainLead, 90, language),
    description: cut(plainLead, 160, language),
    blocks: [],
    related: [...new Set([collectionOf(page)?.landing, 'contact', 'home'])]
      .filter((id) => id !== undefined)
      .slice(0, 2),
    ...(source as Branch),
  }
}
