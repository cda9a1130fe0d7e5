import type { Language } from '../i18n/languages.ts'
import type { Sources } from './sources.ts'

/** What a check says of a text. An empty key means the whole file. */
export interface Finding {
  language: Language
  namespace: string
  key: string
  message: string
}

/** A mistake, which stops a build, or advice about wording, which the provider's profile may let stop one too. */
export interface Problem {
  file: string
  key: string
  message: string
  /** Whether the build goes on in spite of it. */
  advice: boolean
}

/** A problem as one line, without the place in its file. */
export const problemLine = ({ file, key, message }: Problem): string =>
  [file, key, message].filter(Boolean).join(': ')

/** Every language's locale files by namespace. */
export type SourcesByLanguage = Readonly<Record<Language, Sources>>
