import { type ByLanguage, forLanguage, type Language } from '../../../src/i18n/languages.ts'
import { countWords, wordsPerEnglishWord } from './words.ts'

const english = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A space between two Thai letters or signs; a space next to Latin words or figures does not end a clause. */
const clauseBreak = /(?<=[\u0e00-\u0e7f”’)])\s+(?=[\u0e00-\u0e7f“‘(])/u

/** English sentences or Thai clauses. Only a space marks the end of a Thai sentence or clause. */
const parts: ByLanguage<(text: string) => string[]> = {
  en: (text) => [...english.segment(text)].map(({ segment }) => segment),
  th: (text) => text.split(clauseBreak),
}

/** Minimum number of words: shorter parts are labels, table cells and set phrases, which may recur. */
const leastWords = 5

/** Splits a plain text into sentences, or into clauses where sentences have no mark. */
export const partsOf = (text: string, language: Language): string[] => forLanguage(parts, language)(text)

/** The sentences of a plain text that are long enough to compare, in lower case and without the marks at their ends. */
export const sentencesOf = (text: string, language: Language): string[] =>
  partsOf(text, language)
    .filter(
      (sentence) =>
        countWords(sentence, language) >= Math.round(leastWords * forLanguage(wordsPerEnglishWord, language)),
    )
    .map((sentence) => sentence.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
