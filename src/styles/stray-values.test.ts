import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
const styleSheets = files.filter((file) => file.endsWith('.css'))
const components = files.filter((file) => /(?<!test)\.tsx$/.test(file) && !file.includes('type-test'))
const read = (file: string) => readFileSync(`src/${file}`, 'utf8')

/** A number of its own, in a style sheet or in a component's styles. */
const levelOfStacking = /z-?index['"]?\s*:\s*['"]?-?\d/i

/** Values that neither a style sheet nor the document may define, because the tokens do. */
const stray: readonly [what: string, pattern: RegExp][] = [
  ['a colour', /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i],
  // Paper is measured in points.
  ['a type size', /font-size:\s*[\d.]+(?![\d.]|pt)|font:[^;]*\d(?:rem|px)/],
  ['a typeface', /font-family:(?!\s*(?:var|inherit))/],
  ['a breakpoint', /@media[^{]*(?:min|max)-width|@media[^{]*width\s*[<>]/],
  ['a level of stacking', levelOfStacking],
  ['a duration', /(?:transition|animation)[^;]*\b\d+m?s\b/],
]

describe.each([...styleSheets, '../index.html'])('%s', (file) => {
  it.each(stray)('writes no %s of its own', (_what, pattern) => {
    expect(read(file).match(pattern)?.[0]).toBeUndefined()
  })
})

it('no two modules have the same name, which prefixes their classes', () => {
  const names = styleSheets.flatMap((file) => /[^/]+\.module\.css$/.exec(file) ?? [])
  expect(names).toEqual([...new Set(names)])
})

/** Text between tags that a visitor would read: letters of any script. */
const visibleText = />\s*[^<>{}()=;]*\p{L}{2,}[^<>{}()=;]*<\//u

describe.each(components)('%s', (file) => {
  it('has no visible text of its own', () => {
    expect(read(file).match(visibleText)?.[0]).toBeUndefined()
  })

  it('sets no z-index of its own', () => {
    expect(read(file).match(levelOfStacking)?.[0]).toBeUndefined()
  })
})
