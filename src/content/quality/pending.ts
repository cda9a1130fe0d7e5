import type { Language } from '../../i18n/languages.ts'
import { languageCodes } from '../../i18n/languages.ts'
import type { SourcesByLanguage } from '../finding.ts'
import type { Sources } from '../sources.ts'
import pending from './pending.json' with { type: 'json' }

/** Locale files that are still to be rewritten, each with the languages in which it is. */
export type Pending = Readonly<Record<string, readonly string[]>>

/** The locale files that are held to the whole of docs/content.md already. */
export const rewritten = (sources: SourcesByLanguage, list: Pending = pending): SourcesByLanguage =>
  Object.fromEntries(
    languageCodes.map((language) => [language, withoutPending(sources[language], language, list)]),
  ) as Record<Language, Sources>

const withoutPending = (sources: Sources, language: Language, list: Pending): Sources =>
  new Map([...sources].filter(([namespace]) => !list[namespace]?.includes(language)))
