import type { ByLanguage, Language } from '../../../src/i18n/languages.ts'
import { unknown } from '../typography/thai-words.ts'

/** Counts words as ICU does, by a dictionary in languages without spaces between words. */
const byIcu = (language: Language) => {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  return (text: string) => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length
}

const inThai = byIcu('th')

/** Counts words by spaces in English, and by a dictionary in Thai, supplemented with the words that it lacks; other languages are added on first use. */
const counters: Partial<Record<Language, (text: string) => number>> = {
  en: (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
  th: (text) => inThai(text.replace(unknown, ' x ')),
}

/** Counts the words of a plain text. */
export const countWords = (text: string, language: Language): number => {
  counters[language] ??= byIcu(language)
  return counters[language](text)
}

/** Thai words per English word of the same content: 1.28 over the first 55 pages, from 1.12 to 1.43 per page (ICU 78). */
const thaiWordsPerEnglishWord = 1.3

/** Words for each English word of the same content; that of a language without a figure is thought to be the same. */
export const wordsPerEnglishWord: ByLanguage<number> = { en: 1, th: thaiWordsPerEnglishWord }

const denseScripts: readonly (string | undefined)[] = ['Hans', 'Hant', 'Jpan']

/** Whether a language writes in characters that each say more and are twice as wide as letters: its texts are measured in characters. */
export const isDense = (language: string): boolean =>
  denseScripts.includes(new Intl.Locale(language).maximize().script)

/** Characters for each English word of the same content: Chinese has about 1.6, Japanese more. */
export const charactersPerEnglishWord = 1.6

/** Counts the characters of a plain text, without spaces and signs. */
export const countCharacters = (text: string): number => [...text.matchAll(/[\p{L}\p{N}]/gu)].length
