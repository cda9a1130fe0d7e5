import { readFileSync, writeFileSync } from 'node:fs'

/** Writes JSON, which is valid TypeScript; Biome formats it afterwards. */
export const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value)}\n`)

export const readJson = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8')) as Value

/** Writes a value as TypeScript; strings that contain one of the parts keep it as an interpolated expression. */
const literal = (value: unknown, derived: Readonly<Record<string, string>>): string =>
  JSON.stringify(value).replace(/("(?:[^"\\]|\\.)*")(:?)/g, (whole, quoted: string, colon) => {
    if (colon) return whole
    const text = JSON.parse(quoted) as string
    const part = Object.keys(derived).find((candidate) => text !== candidate && text.endsWith(candidate))
    return part ? `\`${text.slice(0, -part.length)}\${${derived[part]}}\`` : quoted
  })

/**
 * Replaces the value of `export const NAME = …` in a file and keeps the rest. Expects Biome's format, in which the value's closing bracket
 * starts a line.
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
