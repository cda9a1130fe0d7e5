import { type Compiled, compile } from '../../../src/content/compile.ts'
import { readSources } from '../../../src/content/sources.ts'
import { type Language, languageCodes } from '../../../src/i18n/languages.ts'

/** The site's own texts as the build makes them, for tests. */
export const compiledTexts = Object.fromEntries(
  languageCodes.map((language) => [language, compile(language, readSources(language))]),
) as Record<Language, Compiled>
