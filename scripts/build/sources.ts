import type { SourcesByLanguage } from '../../src/content/finding.ts'
import { readSources } from '../../src/content/sources.ts'
import { languageCodes } from '../../src/i18n/languages.ts'

/** The locale files of every language as editors wrote them. */
export const allSources = () =>
  Object.fromEntries(languageCodes.map((code) => [code, readSources(code)])) as SourcesByLanguage
