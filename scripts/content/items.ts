import { collectionOf, isItemKind } from '../../src/catalogue/collections.ts'
import { pages } from '../../src/catalogue/pages.ts'
import { namespaceOf } from '../../src/catalogue/urls.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { plain } from './quality/texts.ts'
import type { Json } from './strings.ts'

type Branch = Readonly<Record<string, Json>>

/** Cuts a text after a word. `Intl.Segmenter` finds the words, since Thai has no spaces between them. */
const cut = (text: string, most: number, language: Language): string => {
  if ([...text].length <= most) return text
  let beginning = ''
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if ([...beginning, ...segment].length > most - 1) break
    beginning += segment
  }
  return `${beginning.trimEnd().replace(/[,;:–(]+$/, '')}…`
}

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
