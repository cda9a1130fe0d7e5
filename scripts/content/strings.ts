import type { Language } from '../../src/i18n/languages.ts'
import { typeset } from './typography/typeset.ts'

/** A JSON value as locale files hold it. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Replaces every string inside a value and keeps its shape. */
export const mapStrings = <T>(value: T, change: (text: string) => string): T => changed(value, change) as T

const changed = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => changed(item, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, changed(item, change)]))
}

/** Typesets every string inside a value. */
export const typesetAll = <T>(value: T, language: Language): T =>
  mapStrings(value, (text) => typeset(text, language))

/** Yields every string inside a value with its path, such as `blocks.2.title`. */
export function* strings(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else if (value !== null && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) yield* strings(item, path ? `${path}.${key}` : key)
}

export const placeholdersOf = (text: string): string[] => text.match(/\{\{[^}]*\}\}/g) ?? []
export const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] as string)
