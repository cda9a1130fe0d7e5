import type { Language } from '../../../src/i18n/languages.ts'
import { thaiEntries } from './entries.ts'
import { hyphenated, keepTogether, keepWithPlaceholder } from './keep-together.ts'
import { changeProse, runsOf } from './protect.ts'

/** Keeps ๆ on the line of the word before it, and ณ on that of the word after it. */
const bindLetters = (text: string) =>
  text.replace(/(?<=[^\s\u00a0])[ \u00a0]?ๆ/gu, '\u00a0ๆ').replace(/(?<=(?<!\S)ณ) /gu, '\u00a0')

/** Editors type straight apostrophes, which look out of place in a heading. */
const curlApostrophes = (text: string) => text.replace(/(?<=\p{L})'/gu, '’')

/**
 * Sets a locale file's text for readers, with no-break spaces. Placeholders, code, link targets and addresses stay as they are.
 * Idempotent.
 */
export const typeset = (text: string, language: Language) =>
  keepWithPlaceholder(
    changeProse(text, (prose) => {
      const bound = keepTogether(prose)
      return curlApostrophes(language === 'th' ? bindLetters(bound) : bound)
    }),
  )

/**
 * Finds what must stay on one line in typeset texts, and what browsers would break: Thai compounds and loan words, numbers with a hyphen.
 * The app cuts a text by these entries wherever it shows one (`Text`).
 */
export const keptIn = (texts: Iterable<string>, language: Language): readonly string[] => {
  const runs = new Set([...texts].flatMap(runsOf))
  const entries = language === 'th' ? thaiEntries(runs) : new Set<string>()
  for (const run of runs) for (const number of hyphenated(run)) entries.add(number)
  return [...entries].sort()
}
