import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const rows = readFileSync('docs/dependencies.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [@a-z]/.test(line))
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  )

/** The packages in the document's tables, with repetitions. */
const reasoned = rows.flatMap(([names = '']) => names.split(', '))

test('docs/dependencies.md names every direct dependency once, and nothing else', () => {
  expect(reasoned.sort()).toEqual(
    Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).sort(),
  )
})

test.each(rows)('%s: for "%s"; instead of "%s"', (_names, ...cells) => {
  for (const cell of cells) expect(cell.length).toBeGreaterThan(3)
})
