import type { SourcesByLanguage } from '../finding.ts'
import type { Json } from '../strings.ts'

/** Locale files by namespace for a test; a language that is not given has none. */
export const sourcesOf = (
  files: Partial<Record<keyof SourcesByLanguage, Record<string, Json>>>,
): SourcesByLanguage => ({
  en: new Map(Object.entries(files.en ?? {})),
  th: new Map(Object.entries(files.th ?? {})),
})
