import type { Language } from '../i18n/languages.ts'
import type { Sources } from './sources.ts'

/** A weakness of a text: which file, which key, what about it. An empty key means the whole file. */
export interface Finding {
  language: Language
  namespace: string
  key: string
  message: string
}

/** Every language's locale files by namespace, as `readSources` gives them. */
export type SourcesByLanguage = Readonly<Record<Language, Sources>>
