import type { Page, PageKind } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { defaultLanguage, forLanguage, type Language, languages } from '../../../src/i18n/languages.ts'
import { archetypeOf } from '../archetypes.ts'
import { onEachPage } from '../each.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { layOut, layoutLanguage } from '../layouts.ts'
import type { Json } from '../strings.ts'
import { blocksOf } from './blocks.ts'
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
const mostInSight = 650

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
          ? tooMuchInSight(page, source)
          : comparison(sources[defaultLanguage].get(namespaceOf(page)), source, language)),
      ].map((message) => ({ key: '', message })),
    list,
  )

/** A service's text before anything is unfolded: folded parts show their title, questions wait for their answers, and a drawing is looked at. */
const inSight = (page: Page, source: Json): Json => {
  const blocks = blocksOf(source)
  const titles = blocks.map(({ title }) => title)
  const { folded } = layOut(blocks, titles, archetypeOf(page), layoutLanguage(defaultLanguage))
  const shown = blocks.map(({ id, type, title, index }): Json => {
    if (folded.includes(id) || type === 'diagram') return { title }
    const block = (source as { blocks: Json[] }).blocks[index] ?? null
    return type === 'questions' ? withoutAnswers(block) : block
  })
  return { ...(source as Record<string, Json>), blocks: shown }
}

const withoutAnswers = (block: Json): Json => {
  const { title = '', items } = (block ?? {}) as { title?: string; items?: Json }
  const questions = Array.isArray(items) ? items : []
  return { title, items: questions.map((item) => (item as { question?: string } | null)?.question ?? '') }
}

const tooMuchInSight = (page: Page, source: Json): string[] => {
  if (page.kind !== 'service') return []
  const words = pageWords(inSight(page, source), defaultLanguage)
  return words > mostInSight
    ? [`shows ${words} words before anything is unfolded; at most ${mostInSight} are allowed`]
    : []
}

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
