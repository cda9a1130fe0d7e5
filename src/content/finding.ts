import type { Language } from '../i18n/languages.ts'
import type { Sources } from './sources.ts'

/** A mistake in a text. An empty key means the whole file. */
export interface Finding {
  language: Language
  namespace: string
  key: string
  message: string
}

/** Every language's locale files by namespace. */
export type SourcesByLanguage = Readonly<Record<Language, Sources>>
