import { stored } from '../browser/stored.ts'

const most = 5

const parse = (text: string): readonly string[] | undefined => {
  const value: unknown = JSON.parse(text)
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? value.slice(0, most)
    : undefined
}

const list = stored('recent-searches', parse)

/** The latest searches in this browser, newest first; they never leave it. */
export const recentSearches = {
  read: (): readonly string[] => list.read() ?? [],
  add: (query: string) => {
    const text = query.trim()
    if (text)
      list.write(
        JSON.stringify([text, ...recentSearches.read().filter((item) => item !== text)].slice(0, most)),
      )
  },
  clear: list.remove,
}
