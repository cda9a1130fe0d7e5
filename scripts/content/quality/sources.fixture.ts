import { languageCodes } from '../../../src/i18n/languages.ts'
import type { SourcesByLanguage } from '../finding.ts'
import type { Json } from '../strings.ts'

/** Makes a test's locale files from objects by namespace; a language that is missing has none. */
export const sourcesOf = (
  files: Partial<Record<keyof SourcesByLanguage, Record<string, Json>>>,
): SourcesByLanguage =>
  Object.fromEntries(
    languageCodes.map((language) => [language, new Map(Object.entries(files[language] ?? {}))]),
  ) as unknown as SourcesByLanguage
