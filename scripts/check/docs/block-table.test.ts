import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { blocks } from '../../../src/blocks/blocks.ts'

const schemas = Object.values(
  import.meta.glob<z.ZodObject>('../../../src/blocks/*.schema.ts', { import: 'schema', eager: true }),
)

/** Fields that every block has; the document names them above the table. */
const common = ['type', 'id', 'title', 'intro', 'sample', 'folded', 'foldedOnPhones', 'about']

/** The names of the fields in a row of the table in docs/content.md: `items` for `items: { title, text† }[] (2–8)`. */
const fieldNames = (cell: string) =>
  cell
    .replace(/\{[^{}]*\}/g, '')
    .replace(/\([^()]*\)/g, '')
    .split(',')
    .map((field) => /^\s*(\w+)/.exec(field)?.[1])
    .filter((name) => name !== undefined)

const rows = new Map(
  [...readFileSync('docs/content.md', 'utf8').matchAll(/^\| `([\w-]+)` \| ([^\n]*?)\| [^|\n]*\|$/gm)].map(
    ([, type, fields]) => [type as string, fieldNames((fields as string).replaceAll('\\|', ''))],
  ),
)

test('docs/content.md has a row for every block', () => {
  expect(schemas).toHaveLength(rows.size)
  expect([...rows.keys()].sort()).toEqual(Object.keys(blocks).sort())
})

test.each(
  schemas.map(({ shape }) => ({ type: [...(shape.type as z.ZodLiteral).values][0] as string, shape })),
)('the row of $type has the fields of its schema', ({ type, shape }) => {
  expect(rows.get(type)?.toSorted()).toEqual(
    Object.keys(shape)
      .filter((name) => !common.includes(name))
      .sort(),
  )
})

test('docs/content.md shows a small picture of every block, and the folder holds no other', () => {
  const pictures = [
    ...readFileSync('docs/content.md', 'utf8').matchAll(
      /^\| `([\w-]+)` .*!\[\1\]\((images\/blocks\/\1\.webp)\) \|$/gm,
    ),
  ].map(([, , file]) => file as string)
  expect(pictures).toHaveLength(rows.size)
  const folder = readdirSync('docs/images/blocks').map((file) => `images/blocks/${file}`)
  expect(folder.sort()).toEqual(pictures.sort())
  for (const file of pictures) expect(statSync(`docs/${file}`).size, file).toBeLessThanOrEqual(15 * 1024)
})
