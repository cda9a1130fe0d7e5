/** A query string as the router holds it: parameters stay strings, so that no digit of a number is lost. */
export type SearchParams = Readonly<Record<string, string>>

/** Maximum length of a value, in characters; nobody types longer ones. */
const longest = 2000

/** Reads `?a=1&b=x`; if a name is repeated, the last value counts. */
export const parseSearch = (query: string): SearchParams =>
  Object.fromEntries([...new URLSearchParams(query)].map(([name, value]) => [name, value.slice(0, longest)]))

/** Writes a query with its question mark; an empty text if there are no parameters. */
export const stringifySearch = (search: Readonly<Record<string, unknown>>): string => {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined)
  // Commas, slashes, colons and tildes are allowed in a query as they are, and read better in a shared link.
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
    .toString()
    .replace(/%2C|%2F|%3A|%7E/g, decodeURIComponent)
  return query && `?${query}`
}

/** Keeps only the string parameters, the type that every page relies on. */
export const validateSearch = (search: Readonly<Record<string, unknown>>): SearchParams =>
  Object.fromEntries(
    Object.entries(search).filter(
      (parameter): parameter is [string, string] => typeof parameter[1] === 'string',
    ),
  )
