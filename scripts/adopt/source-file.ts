import { existsSync, readFileSync, writeFileSync } from 'node:fs'

export const readJson = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8')) as Value

type Branch = Readonly<Record<string, unknown>>
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null

/** Parses JSON and gives every object that begins with a line break an empty key, which no file has. No string contains a line break. */
const marked = (text: string): unknown => JSON.parse(text.replace(/\{(?=\n)/g, '{"":0,'))

/** Whether each object, given as JSON, begins with a line break. */
const openings = (value: unknown, mark: unknown): [json: string, isOpen: boolean][] =>
  isBranch(value) && isBranch(mark)
    ? [
        [JSON.stringify(value), '' in mark],
        ...Object.keys(value).flatMap((key) => openings(value[key], mark[key])),
      ]
    : []

/** Writes an object with the layout that it had before or, if it is new, with that of the object formerly in its place. */
const laidOut = (value: unknown, before: unknown, open: ReadonlyMap<string, boolean>): string => {
  if (!isBranch(value)) return JSON.stringify(value)
  const was = isBranch(before) ? before : {}
  const parts = Object.entries(value).map(([key, item]) => ({ key, text: laidOut(item, was[key], open) }))
  if (Array.isArray(value)) return `[${parts.map(({ text }) => text)}]`
  const start = (open.get(JSON.stringify(value)) ?? '' in was) ? '{\n' : '{'
  return `${start}${parts.map(({ key, text }) => `${JSON.stringify(key)}:${text}`)}}`
}

/**
 * Writes JSON if it differs from what the file holds; Biome formats it afterwards. Biome leaves an object open that begins with a line break,
 * and closes one that doesn't, so the line breaks of the former text are kept: otherwise one changed word would change most of the file's lines.
 */
export const writeJson = (file: string, value: unknown) => {
  const next: unknown = JSON.parse(JSON.stringify(value))
  const text = existsSync(file) ? readFileSync(file, 'utf8') : 'null'
  const before: unknown = JSON.parse(text)
  if (JSON.stringify(before) === JSON.stringify(next)) return
  const marks = marked(text)
  writeFileSync(file, `${laidOut(next, marks, new Map(openings(before, marks)))}\n`)
}

/** Writes a value as TypeScript; strings that contain one of the parts keep it as an interpolated expression. */
const literal = (value: unknown, derived: Readonly<Record<string, string>>): string =>
  JSON.stringify(value).replace(/("(?:[^"\\]|\\.)*")(:?)/g, (whole, quoted: string, colon) => {
    if (colon) return whole
    const text = JSON.parse(quoted) as string
    const part = Object.keys(derived).find((candidate) => text !== candidate && text.endsWith(candidate))
    return part ? `\`${text.slice(0, -part.length)}\${${derived[part]}}\`` : quoted
  })

/**
 * Replaces the value of `export const NAME = …` in a file and keeps the rest. Expects Biome's format, in which the closing bracket of a
 * value of several lines starts a line.
 */
export const rewriteValue = (
  file: string,
  name: string,
  value: unknown,
  derived: Readonly<Record<string, string>> = {},
) => {
  const text = readFileSync(file, 'utf8')
  const match = new RegExp(
    `(export const ${name}\\b[^=]*= )([\\[{](?:.*?[\\]}](?= as |$)|[\\s\\S]*?^[\\]}]))`,
    'm',
  ).exec(text)
  if (!match) throw new Error(`${file} has no export "${name}" to rewrite`)
  const [declaration, start] = match
  const after = text.slice(match.index + declaration.length)
  writeFileSync(file, `${text.slice(0, match.index)}${start}${literal(value, derived)}${after}`)
}

/**
 * Writes the fields of `export const NAME = { … }` that differ from their present values, and keeps the lines of the others with their
 * comments. Expects Biome's format.
 */
export const rewriteFields = (file: string, present: Branch, next: Branch) => {
  const changed = Object.keys(next).filter(
    (key) => JSON.stringify(present[key]) !== JSON.stringify(next[key]),
  )
  const text = changed.reduce(
    (left, key) => {
      const field = new RegExp(`^(  ${key}: )(?:.*(?=,$)|\\{$[\\s\\S]*?^  \\})`, 'm')
      if (!field.test(left)) throw new Error(`${file} has no field "${key}" to rewrite`)
      return left.replace(field, (_whole, start) => `${start}${JSON.stringify(next[key])}`)
    },
    readFileSync(file, 'utf8'),
  )
  if (changed.length > 0) writeFileSync(file, text)
}
