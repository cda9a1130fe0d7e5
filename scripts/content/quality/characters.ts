import { languageCodes } from '../../../src/i18n/languages.ts'
import { invisible } from '../../../src/typography/invisible.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { strings } from '../strings.ts'

/** Characters that no text may hold, with a hint at what to write instead. */
const unwanted: [character: RegExp, message: string][] = [
  [/[!！]/u, 'has an exclamation mark'],
  [/฿/u, 'has a currency sign: write THB'],
  [new RegExp(invisible.source, 'u'), 'has an invisible character'],
]

/** Reports exclamation marks, currency signs and invisible characters outside code. */
export const characterFindings = (sources: SourcesByLanguage): Finding[] =>
  languageCodes.flatMap((language) =>
    [...sources[language]].flatMap(([namespace, source]) =>
      [...strings(source)].flatMap(([key, text]) =>
        unwanted
          .filter(([character]) => character.test(text.replace(/`[^`]*`/g, '')))
          .map(([, message]) => ({ language, namespace, key, message })),
      ),
    ),
  )
