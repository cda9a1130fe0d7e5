import { type Page, type PageKind, pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import {
  defaultLanguage,
  forLanguage,
  type Language,
  languageCodes,
  languages,
} from '../../../src/i18n/languages.ts'
import { archetypeOf } from '../archetypes.ts'
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
  const [found, needed, unit] = isDense(language)
    ? [countOnPage(source, countCharacters), least * charactersPerEnglishWord, 'characters']
    : [pageWords(source, language), least * forLanguage(wordsPerEnglishWord, language), 'words']
  const rounded = Math.round(needed)
  return found < rounded ? [`has ${found} ${unit}, a page of kind ${kind} needs ${rounded}`] : []
}

/** Reports pages that are too short for their kind, or far shorter or longer in one language than in the default language. */
export const lengthFindings = (sources: SourcesByLanguage, list: readonly Page[] = pages): Finding[] =>
  list.flatMap((page) => {
    const namespace = namespaceOf(page)
    const words = Object.fromEntries(
      languageCodes.map((language) => {
        const source = sources[language].get(namespace)
        return [language, source === undefined ? undefined : pageWords(source, language)]
      }),
    ) as Words
    const finding = (language: Language, message: string): Finding => ({
      language,
      namespace,
      key: '',
      message,
    })
    return [
      ...languageCodes.flatMap((language) => {
        const source = sources[language].get(namespace)
        if (source === undefined) return []
        return tooShort(source, page.kind, language).map((message) => finding(language, message))
      }),
      ...languageCodes.flatMap((language) =>
        comparison(words, language).map((message) => finding(language, message)),
      ),
      ...tooMuchInSight(page, sources[defaultLanguage].get(namespace)).map((message) =>
        finding(defaultLanguage, message),
      ),
    ]
  })

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

const tooMuchInSight = (page: Page, source: Json | undefined): string[] => {
  if (page.kind !== 'service' || source === undefined) return []
  const words = pageWords(inSight(page, source), defaultLanguage)
  return words > mostInSight
    ? [`shows ${words} words before anything is unfolded, ${mostInSight} at most`]
    : []
}

type Words = Readonly<Record<Language, number | undefined>>

/** Compares with the default language; a language without a figure of its own differs too much from others to tell. */
const comparison = (words: Words, language: Language): string[] => {
  const { [defaultLanguage]: first, [language]: here } = words
  const rate = wordsPerEnglishWord[language]
  if (first === undefined || here === undefined || language === defaultLanguage) return []
  if (rate === undefined || first < leastCompared) return []
  const expected = first * rate
  if (here >= expected / tolerance && here <= expected * tolerance) return []
  const { name } = languages[defaultLanguage]
  return [`has ${here} words, about ${Math.round(expected)} match the ${first} words of the ${name} page`]
}
