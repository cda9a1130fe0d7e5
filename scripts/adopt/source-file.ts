import { readFileSync, writeFileSync } from 'node:fs'

/** JSON is TypeScript too; Biome gives both the project's form afterwards. */
export const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value)}\n`)

export const readJson = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8')) as Value

/** Writes a value as TypeScript; of its strings, those that hold a part go on taking it from an expression. */
const literal = (value: unknown, derived: Readonly<Record<string, string>>): string =>
  JSON.stringify(value).replace(/("(?:[^"\\]|\\.)*")(:?)/g, (whole, quoted: string, colon) => {
    if (colon) return whole
    const text = JSON.parse(quoted) as string
    const part = Object.keys(derived).find((candidate) => text !== candidate && text.endsWith(candidate))
    return part ? `\`${text.slice(0, -part.length)}\${${derived[part]}}\`` : quoted
  })

/**
 * Replaces the value of `export const NAME = …` in a file, whose text before and after it stays. The value ends where the file, in Biome's
 * form, closes its bracket at the beginning of a line.
 */
export const rewriteValue = (
  file: string,
  name: string,
  value: unknown,
  derived: Readonly<Record<string, string>> = {},
) => {
  const text = readFileSync(file, 'utf8')
  const found = new RegExp(
    `(export const ${name}\\b[^=]*= )([\\[{](?:[\\s\\S]*?^[\\]}]|.*[\\]}](?= as |$)))`,
    'm',
  ).exec(text)
  if (!found) throw new Error(`${file} exports no "${name}" that could be rewritten`)
  const [whole, start] = found
  const after = text.slice(found.index + whole.length)
  writeFileSync(file, `${text.slice(0, found.index)}${start}${literal(value, derived)}${after}`)
}
