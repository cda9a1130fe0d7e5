import { languageCodes } from '../../src/i18n/languages.ts'
import type { SourcesByLanguage } from './finding.ts'
import { readSources } from './sources.ts'

/** The locale files of every language as editors wrote them. */
export const allSources = () =>
  Object.fromEntries(languageCodes.map((code) => [code, readSources(code)])) as SourcesByLanguage
