import type { ByLanguage } from '../../../src/i18n/languages.ts'
import { onEachText } from '../each.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { within } from '../typography/thai-words.ts'
import banned from './banned.json' with { type: 'json' }

/** Matches a word with its plural, past, participle and adverb: `leverage` also finds `leveraging`. */
const inflected = (word: string) => `${word.replace(/e$/, 'e?')}(?:s|d|ed|ing|ly|ness)?`

const patterns: ByLanguage<RegExp> = {
  en: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${banned.phrases.en.map(inflected).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  th: within(banned.phrases.th),
}

/** Other companies' names that contain a banned word. */
const names = new RegExp(banned.names.join('|'), 'g')

/** Reports marketing filler, and polite particles in Thai. */
export const phraseFindings = (sources: SourcesByLanguage): Finding[] =>
  onEachText(sources, (text, language) =>
    (text.replace(names, '').match(patterns[language] ?? /(?!)/g) ?? []).map(
      (phrase) => `"${phrase}" says nothing: write what it is`,
    ),
  )
