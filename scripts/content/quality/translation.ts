import {
  defaultLanguage,
  forLanguage,
  type Language,
  languageCodes,
  languages,
} from '../../../src/i18n/languages.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import type { Json } from '../strings.ts'
import { ofReaders, plain } from './texts.ts'
import { countWords, wordsPerEnglishWord } from './words.ts'

/** Patterns of letters for script codes that are not the name of one Unicode script. */
const mixedScripts: Readonly<Record<string, string>> = {
  Jpan: '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}]',
  Kore: '[\\p{sc=Hang}\\p{sc=Han}]',
  Hans: '\\p{sc=Han}',
  Hant: '\\p{sc=Han}',
}

/** A letter of the language's script. */
const letterOf = (language: Language): RegExp => {
  const { script = 'Latn' } = new Intl.Locale(language).maximize()
  return new RegExp(mixedScripts[script] ?? `\\p{sc=${script}}`, 'u')
}
const letters = new Map(languageCodes.map((language) => [language, letterOf(language)]))
const isIn = (language: Language, text: string) => letters.get(language)?.test(text) === true

/** Minimum words of a sentence; fewer may be a term. Capitalised names do not count, since no language translates them. */
const sentence = 4
/** Minimum words for comparing two texts by length, and the share of the twin's length below which a text is far too short. */
const longEnough = 20
const farShorter = 0.45

/** Quotes at most 80 characters of a text. */
const quoted = (text: string) => (text.length > 80 ? `${text.slice(0, 80).trimEnd()}…` : text)

/** Removes passages that name their own language, code, placeholders, names and marks. */
const withoutNames = (text: string) =>
  plain(text.replace(/\[[^\]]*\]\(lang:[a-z]{2}\)|`[^`]*`|\{\{[^}]*\}\}/g, '')).replace(
    /[\w.-]*\p{Lu}[\w.-]*/gu,
    '',
  )

const words = (text: string, language: Language) =>
  countWords(plain(text), language) / forLanguage(wordsPerEnglishWord, language)

/** The mistake in a text compared with its twin, if any. */
export const translationMistake = (
  text: string,
  language: Language,
  twin: string,
  twinLanguage: Language,
): string | undefined => {
  const { name } = languages[language]
  const length = words(twin, twinLanguage)
  const left = withoutNames(text)
  // Languages of one script are told apart only where a text was not touched.
  const isOther = (language !== defaultLanguage && text === twin) || !isIn(language, text)
  if (isOther && isIn(twinLanguage, left) && words(left, twinLanguage) >= sentence)
    return text === twin
      ? `is still the text of the other language: write it in ${name}`
      : `is not in ${name}: write it in ${name}`
  if (length >= longEnough && words(text, language) < length * farShorter)
    return `is far shorter than its twin: say everything that the twin says, or shorten the twin too. The twin: “${quoted(twin)}”`
  return undefined
}

const namespaces = (sources: SourcesByLanguage) =>
  [...sources[defaultLanguage].keys()].filter((namespace) => namespace.startsWith('pages/'))

/** Reports texts that are still in another language, and those that are far shorter than their twin. */
export const translationFindings = (sources: SourcesByLanguage): Finding[] =>
  namespaces(sources).flatMap((namespace) => {
    const textsOf = (language: Language) => new Map(ofReaders(sources[language].get(namespace) ?? null))
    const first = textsOf(defaultLanguage)
    return languageCodes
      .filter((language) => language !== defaultLanguage)
      .flatMap((language) =>
        [...textsOf(language)].flatMap(([key, text]): Finding[] => {
          const twin = first.get(key)
          if (twin === undefined) return []
          const mistakes = [
            [language, translationMistake(text, language, twin, defaultLanguage)],
            [defaultLanguage, translationMistake(twin, defaultLanguage, text, language)],
          ] as const
          return mistakes.flatMap(([of, message]) =>
            message ? [{ language: of, namespace, key, message }] : [],
          )
        }),
      )
  })

/** Quotes the twin of a missing text for its translator; empty if the twin is not a text. */
export const quotedTwin = (twin: Json | undefined): string =>
  typeof twin === 'string' ? `. The twin: “${quoted(twin)}”` : ''
