import words from '../../../locales/search-words.json' with { type: 'json' }
import { type PageId, pages } from '../../../src/catalogue/pages.ts'

const file = 'locales/search-words.json'

export interface SearchWords {
  /** Groups of words and phrases with the same meaning, in any language. */
  readonly synonyms: readonly (readonly string[])[]
  /** Words that visitors use for a page and that its texts lack. */
  readonly keywords: Readonly<Partial<Record<PageId, readonly string[]>>>
  /** Words of questions that do not distinguish pages, by language. */
  readonly ignored: Readonly<Record<string, readonly string[]>>
}

/** The words that editors add to the search. */
export const searchWords: SearchWords = words

/** Finds every mistake in the file of search words; one line each. */
export const searchWordProblems = ({ synonyms, keywords }: SearchWords): string[] => [
  ...synonyms.flatMap((group, at) =>
    group.length < 2
      ? [`${file}: synonyms.${at}: "${group[0] ?? ''}" is the only one: add what means the same`]
      : [],
  ),
  ...repeated(synonyms.flat()).map(
    (phrase) => `${file}: synonyms: "${phrase}" is in two groups: put them together`,
  ),
  ...Object.keys(keywords)
    .filter((id) => !pages.some((page) => page.id === id))
    .map((id) => `${file}: keywords.${id}: no page has this id`),
  ...[...synonyms.flat(), ...Object.values(keywords).flat()]
    .filter((phrase) => phrase.trim() !== phrase || phrase === '')
    .map((phrase) => `${file}: "${phrase}" is empty or begins or ends with a space`),
]

const repeated = (phrases: readonly string[]): string[] => {
  const lower = phrases.map((phrase) => phrase.toLowerCase())
  return [...new Set(lower.filter((phrase, at) => lower.indexOf(phrase) !== at))]
}
