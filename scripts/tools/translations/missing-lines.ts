import bill from '../../../locales/bill.json' with { type: 'json' }
import cookies from '../../../locales/cookies.json' with { type: 'json' }
import facts from '../../../locales/facts.json' with { type: 'json' }
import { defaultLanguage, type Language } from '../../../src/i18n/languages.ts'

/** Tables with a line for each language, by file; where one is missing, the default language's is shown. */
type Tables = Readonly<Record<string, Readonly<Record<string, string | object>>>>

const tables: Tables = {
  'locales/bill.json': bill,
  'locales/cookies.json': cookies,
  'locales/facts.json': facts,
}

/** Names the entries that have a line in the default language and none in another, by file. */
export const missingLines = (
  language: Language,
  all: Tables = tables,
): readonly [file: string, names: string[]][] =>
  Object.entries(all)
    .map(([file, table]): [string, string[]] => [
      file,
      Object.entries(table).flatMap(([name, lines]) =>
        typeof lines === 'object' && defaultLanguage in lines && !(language in lines) ? [name] : [],
      ),
    ])
    .filter(([, names]) => names.length > 0)
