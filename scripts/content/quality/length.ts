import { type PageKind, pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { type Language, languageCodes } from '../../../src/i18n/languages.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import type { Json } from '../strings.ts'
import { readerTexts } from './texts.ts'
import { countWords, thaiWordsPerEnglishWord } from './words.ts'

/** Minimum number of English words, by page kind. */
const minimumWords: Partial<Record<PageKind, number>> = { service: 450, 'use-case': 350, article: 300 }

/** Pages with fewer English words are not compared: one sentence more or less changes a short text too much. */
const leastCompared = 100

/** Factor by which a Thai page's length may differ from what its English page predicts. */
const tolerance = 1.25

/** Keys of texts that appear in the page's head and on other pages, but not on the page itself. */
const elsewhere = /^(?:title|description|label|purpose)$/

/** Counts the words that show on the page itself. */
export const pageWords = (source: Json, language: Language): number =>
  readerTexts(source)
    .filter(([path]) => !elsewhere.test(path))
    .reduce((sum, [, text]) => sum + countWords(text, language), 0)

/** Reports pages that are too short for their kind, or whose Thai is far shorter or longer than their English. */
export const lengthFindings = (sources: SourcesByLanguage): Finding[] =>
  pages.flatMap((page) => {
    const namespace = namespaceOf(page)
    const words = Object.fromEntries(
      languageCodes.map((language) => {
        const source = sources[language].get(namespace)
        return [language, source === undefined ? undefined : pageWords(source, language)]
      }),
    ) as Record<Language, number | undefined>
    const finding = (language: Language, message: string): Finding => ({
      language,
      namespace,
      key: '',
      message,
    })
    return [
      ...languageCodes.flatMap((language) => {
        const least = Math.round(
          (minimumWords[page.kind] ?? 0) * (language === 'th' ? thaiWordsPerEnglishWord : 1),
        )
        const found = words[language]
        return found !== undefined && found < least
          ? [finding(language, `has ${found} words, a page of kind ${page.kind} needs ${least}`)]
          : []
      }),
      ...comparison(words).map((message) => finding('th', message)),
    ]
  })

const comparison = ({ en, th }: Record<Language, number | undefined>): string[] => {
  if (en === undefined || th === undefined || en < leastCompared) return []
  const expected = en * thaiWordsPerEnglishWord
  if (th >= expected / tolerance && th <= expected * tolerance) return []
  return [`has ${th} words, about ${Math.round(expected)} match the ${en} words of the English page`]
}
