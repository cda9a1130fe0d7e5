import type { Language } from '../../../src/i18n/languages.ts'
import { countWords, thaiWordsPerEnglishWord } from './words.ts'

const english = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A space between two Thai letters or signs; a space next to Latin words or figures does not end a clause. */
const clauseBreak = /(?<=[\u0e00-\u0e7f”’)])\s+(?=[\u0e00-\u0e7f“‘(])/u

/** Splits a plain text into English sentences or Thai clauses. Only a space marks the end of a Thai sentence or clause. */
export const partsOf: Record<Language, (text: string) => string[]> = {
  en: (text) => [...english.segment(text)].map(({ segment }) => segment),
  th: (text) => text.split(clauseBreak),
}

/** Minimum number of words: shorter parts are labels, table cells and set phrases, which may recur. */
const leastWords: Record<Language, number> = { en: 5, th: Math.round(5 * thaiWordsPerEnglishWord) }

/** The sentences of a plain text that are long enough to compare, in lower case and without the marks at their ends. */
export const sentencesOf = (text: string, language: Language): string[] =>
  partsOf[language](text)
    .filter((sentence) => countWords(sentence, language) >= leastWords[language])
    .map((sentence) => sentence.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
