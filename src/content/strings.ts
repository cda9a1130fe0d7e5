/** A JSON value as locale files hold it. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Replaces every string inside a value. */
export const mapStrings = (value: Json, change: (text: string) => string): Json => {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]))
}

/** Yields every string inside a value with its path, such as `blocks.2.title`. */
export function* strings(value: Json, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else if (value !== null && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) yield* strings(item, path ? `${path}.${key}` : key)
}

export const placeholdersOf = (text: string): string[] => text.match(/\{\{[^}]*\}\}/g) ?? []
export const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] as string)
