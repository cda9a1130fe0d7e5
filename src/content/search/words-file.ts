import words from '../../../locales/search-words.json' with { type: 'json' }
import { type PageId, pages } from '../../catalogue/pages.ts'

const file = 'locales/search-words.json'

export interface SearchWords {
  /** Groups of words and phrases of any language that mean the same. */
  readonly synonyms: readonly (readonly string[])[]
  /** By page: words by which visitors look for it and which it does not say itself. */
  readonly keywords: Readonly<Partial<Record<PageId, readonly string[]>>>
  /** By language: words of questions that tell no pages apart. */
  readonly ignored: Readonly<Record<string, readonly string[]>>
}

/** What editors add to the search beside the texts. */
export const searchWords: SearchWords = words

/** Every mistake in the file of search words, one line each. */
export const searchWordProblems = ({ synonyms, keywords }: SearchWords): string[] => [
  ...synonyms.flatMap((group, at) =>
    group.length < 2
      ? [`${file}: synonyms.${at}: "${group[0] ?? ''}" stands alone: add what means the same`]
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
