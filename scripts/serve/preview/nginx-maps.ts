/** Returns the value of a variable that nginx sets itself or that overrides a map; `undefined` for any other. */
export type Lookup = (name: string) => string | undefined

interface NginxMap {
  readonly key: string
  readonly rows: readonly (readonly [pattern: string, value: string])[]
}

/** Maps by the name of the variable that each sets. */
export type Maps = ReadonlyMap<string, NginxMap>

const token = String.raw`(?:"((?:[^"\\]|\\.)*)"|([^\s";{}]+))`
const mapBlock = new RegExp(String.raw`^map ${token} \$(\w+) \{\n([\s\S]*?)^\}`, 'gm')
const row = new RegExp(`^ *${token} ${token};$`, 'gm')

/** Parses the `map` blocks of a configuration, in the format of nginx/ and the start-up script: one row per line. */
export const readMaps = (source: string): Maps =>
  new Map(
    [...source.matchAll(mapBlock)].map(([, quoted, plain, name = '', body = '']) => [
      name,
      {
        key: quoted ?? plain ?? '',
        rows: [...body.matchAll(row)].map(
          ([, quotedPattern, pattern, quotedValue, value]) =>
            [quotedPattern ?? pattern ?? '', quotedValue?.replaceAll('\\"', '"') ?? value ?? ''] as const,
        ),
      },
    ]),
  )

/**
 * Replaces the variables in a text.
 * @throws if one is neither set by a map nor known to `lookup`
 */
export const substitute = (text: string, maps: Maps, lookup: Lookup): string =>
  text.replaceAll(/\$(\w+)/g, (_, name: string) => {
    const map = maps.get(name)
    const value = lookup(name) ?? (map && chosenBy(map, maps, lookup))
    if (value === undefined) throw new Error(`nginx's variable $${name} is not known here`)
    return value
  })

/** Chooses a row like nginx: an exact match, else the first matching expression, else the default. */
const chosenBy = ({ key, rows }: NginxMap, maps: Maps, lookup: Lookup): string => {
  const text = substitute(key, maps, lookup)
  const exact = rows.find(
    ([pattern]) =>
      !isExpression(pattern) && pattern !== 'default' && pattern.toLowerCase() === text.toLowerCase(),
  )
  if (exact) return substitute(exact[1], maps, lookup)
  for (const [pattern, value] of rows) {
    const match = isExpression(pattern) && expressionOf(pattern).exec(text)
    if (match) return substitute(value, maps, (name) => match.groups?.[name] ?? lookup(name))
  }
  return substitute(rows.find(([pattern]) => pattern === 'default')?.[1] ?? '', maps, lookup)
}

const isExpression = (pattern: string) => pattern.startsWith('~')

const expressionOf = (pattern: string) =>
  pattern.startsWith('~*') ? new RegExp(pattern.slice(2), 'i') : new RegExp(pattern.slice(1))
