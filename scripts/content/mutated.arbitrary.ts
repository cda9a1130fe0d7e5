import fc from 'fast-check'
import type { Json } from './strings.ts'

type Path = readonly (string | number)[]

/** Yields the path of every value inside a value, starting with its own. */
function* places(value: Json, path: Path = []): Generator<Path> {
  yield path
  if (typeof value !== 'object' || value === null) return
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value)
  for (const key of keys) yield* places((value as Record<string | number, Json>)[key] as Json, [...path, key])
}

const at = (value: Json, path: Path): Json =>
  path.reduce<Json>((inner, key) => (inner as Record<string | number, Json>)[key] as Json, value)

/** Replaces the value at a path; `undefined` removes it. */
const withValue = (value: Json, [key, ...rest]: Path, put: Json | undefined): Json | undefined => {
  if (key === undefined) return put
  const inner = withValue((value as Record<string | number, Json>)[key] as Json, rest, put)
  if (Array.isArray(value))
    return value.flatMap((item, index) => (index === key ? (inner === undefined ? [] : [inner]) : [item]))
  const entries = Object.entries(value as { [key: string]: Json }).filter(([name]) => name !== key)
  return Object.fromEntries(inner === undefined ? entries : [...entries, [String(key), inner]])
}

/** Values that a slip or a broken tool might leave instead of a value, all different from it. */
const misfits = (value: Json): (Json | undefined)[] => {
  const all: (Json | undefined)[] = [
    undefined,
    null,
    0,
    -1.5,
    true,
    '',
    ' ',
    [],
    {},
    [null],
    [[]],
    { id: 1 },
    [value],
    { '': value },
  ]
  return all.filter((other) => JSON.stringify(other) !== JSON.stringify(value))
}

/** A JSON value with one place spoiled: removed, of another type, empty, or nested one level deeper. */
export const spoiled = (value: Json): fc.Arbitrary<{ path: string; value: Json | undefined }> => {
  const all = [...places(value)]
  // Most values are texts deep inside; limiting the depth hits the structure around them often enough.
  const within = (depth: number) => fc.constantFrom(...all.filter((path) => path.length <= depth))
  return fc
    .oneof(within(1), within(3), within(Number.POSITIVE_INFINITY))
    .chain((path) =>
      fc
        .constantFrom(...misfits(at(value, path)))
        .map((put) => ({ path: path.join('.'), value: withValue(value, path, put) })),
    )
}
