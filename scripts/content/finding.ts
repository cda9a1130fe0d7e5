import type { Language } from '../../src/i18n/languages.ts'
import type { Sources } from './sources.ts'

/** A check's message about a text. An empty key means the whole file. */
export interface Finding {
  language: Language
  namespace: string
  key: string
  message: string
}

/** A mistake, which stops a build, or advice about wording, which stops one only if the provider's profile says so. */
export interface Problem {
  file: string
  key: string
  message: string
  /** Whether the build continues regardless. */
  advice: boolean
}

/** A problem as one line, without its position in the file. */
export const problemLine = ({ file, key, message }: Problem): string =>
  [file, key, message].filter(Boolean).join(': ')

/** Every language's locale files by namespace. */
export type SourcesByLanguage = Readonly<Record<Language, Sources>>
