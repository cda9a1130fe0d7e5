import type { Page, PageKind } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { defaultLanguage, forLanguage, type Language, languages } from '../../../src/i18n/languages.ts'
import { onEachPage } from '../each.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import type { Sources } from '../sources.ts'
import type { Json } from '../strings.ts'
import { inSight } from './in-sight.ts'
import { readerTexts } from './texts.ts'
import {
  charactersPerEnglishWord,
  countCharacters,
  countWords,
  isDense,
  wordsPerEnglishWord,
} from './words.ts'

/** Minimum number of English words, by page kind. */
const minimumWords: Partial<Record<PageKind, number>> = { service: 450, 'use-case': 350, article: 300 }

/** Maximum number of words that a service page shows before anything is unfolded, in the default language. */
const mostInSight = 600

/** About how many words in sight the templates add to a service: names of related pages, notices, facts in place of placeholders, ways to make contact. */
const ofTemplates = 105

/** Pages with fewer English words are not compared: one sentence more or less changes a short text too much. */
const leastCompared = 100

/** Factor by which a page's length may differ from what its twin in the default language predicts. */
const tolerance = 1.25

/** Keys of texts that appear in the page's head and on other pages, but not on the page itself. */
const elsewhere = /^(?:title|description|label|purpose)$/

/** Counts what shows on the page itself. */
const countOnPage = (source: Json, count: (text: string) => number): number =>
  readerTexts(source)
    .filter(([path]) => !elsewhere.test(path))
    .reduce((sum, [, text]) => sum + count(text), 0)

/** Counts the words that show on the page itself. */
export const pageWords = (source: Json, language: Language): number =>
  countOnPage(source, (text) => countWords(text, language))

/** What a page lacks of the length that its kind needs. */
export const tooShort = (source: Json, kind: PageKind, language: Language): string[] => {
  const least = minimumWords[kind] ?? 0
  const [count, needed, unit] = isDense(language)
    ? [countOnPage(source, countCharacters), least * charactersPerEnglishWord, 'characters']
    : [pageWords(source, language), least * forLanguage(wordsPerEnglishWord, language), 'words']
  const rounded = Math.round(needed)
  return count < rounded ? [`has ${count} ${unit}; a page of kind ${kind} needs at least ${rounded}`] : []
}

/** Reports pages that are too short for their kind, or far shorter or longer in one language than in the default language. */
export const lengthFindings = (sources: SourcesByLanguage, list?: readonly Page[]): Finding[] =>
  onEachPage(
    sources,
    (source, page, language) =>
      [
        ...tooShort(source, page.kind, language),
        ...(language === defaultLanguage
          ? tooMuchInSight(page, source, sources[defaultLanguage])
          : comparison(sources[defaultLanguage].get(namespaceOf(page)), source, language)),
      ].map((message) => ({ key: '', message })),
    list,
  )

const tooMuchInSight = (page: Page, source: Json, sources: Sources): string[] => {
  if (page.kind !== 'service') return []
  const words = wordsInSight(page, source, sources)
  return words > mostInSight
    ? [`shows about ${words} words before anything is unfolded; at most ${mostInSight} are recommended`]
    : []
}

/** About how many words a service shows before anything is unfolded. */
export const wordsInSight = (page: Page, source: Json, sources: Sources): number =>
  pageWords(inSight(page, source, sources), defaultLanguage) + ofTemplates

/** Compares with the default language; a language without a figure of its own differs too much from others to tell. */
const comparison = (twin: Json | undefined, source: Json, language: Language): string[] => {
  const rate = wordsPerEnglishWord[language]
  if (twin === undefined || rate === undefined) return []
  const [first, here] = [pageWords(twin, defaultLanguage), pageWords(source, language)]
  if (first < leastCompared) return []
  const expected = first * rate
  if (here >= expected / tolerance && here <= expected * tolerance) return []
  const { name } = languages[defaultLanguage]
  return [
    `has ${here} words; about ${Math.round(expected)} would match the ${first} words of the ${name} page`,
  ]
}
