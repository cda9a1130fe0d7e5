import { type ByLanguage, forLanguage, type Language, languageCodes } from '../../../src/i18n/languages.ts'
import { onEachText } from '../each.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { within } from '../typography/thai-words.ts'
import termbase from './termbase.json' with { type: 'json' }
import { legalTexts, withoutCode } from './texts.ts'

/** Regular expressions of words to avoid, with the word to write; `legal` if legal texts may keep them. */
interface Term {
  write: string
  not: readonly string[]
  legal?: boolean
}

const patterns: ByLanguage<(source: string) => RegExp> = {
  en: (source) => new RegExp(`(?<![\\p{L}\\p{N}-])(?:${source})(?![\\p{L}\\p{N}])(?!-[a-z])`, 'giu'),
  th: (source) => within([source]),
}

/** Finds the word, but not LINE, the name of a service. */
const isName = (text: string) => /^[A-Z]+$/.test(text)

const termbases: Partial<Record<Language, readonly Term[]>> = termbase

const compiled = (language: Language) =>
  (termbases[language] ?? []).flatMap(({ write, not, legal = false }) =>
    not.map((source) => ({ pattern: forLanguage(patterns, language)(source), write, legal })),
  )
const terms = new Map(languageCodes.map((language) => [language, compiled(language)]))

/** Skips quoted words of others, such as names of laws, and placeholders, which stand for the provider's facts. */
const quoted = /“[^”]*”|\{\{\w+\}\}/g

/** Reports words that docs/content.md replaces: unusual English words, transcribed Thai ones. */
export const termFindings = (sources: SourcesByLanguage): Finding[] =>
  onEachText(
    sources,
    (text, language, namespace) => {
      const unquoted = text.replace(quoted, '“”')
      return (terms.get(language) ?? [])
        .filter(({ legal }) => !(legal && legalTexts.has(namespace)))
        .flatMap(({ pattern, write }) =>
          (unquoted.match(pattern) ?? [])
            .filter((match) => !isName(match))
            .map((match) => `"${match}": write ${write}`),
        )
    },
    withoutCode,
  )
