import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { pages } from '../../../src/catalogue/pages.ts'
import { fileJsonSchemas } from '../../../src/content/page.ts'
import type { Json } from '../../content/strings.ts'
import { fileKindOf } from './file-kind.ts'
import type { JsonSchema } from './json-schema.ts'
import { fileText, fromForm, toForm } from './page-file.ts'
import type { Settings } from './settings.ts'

const schemas = fileJsonSchemas() as Settings['schemas']
const schemaOf = (file: string) => schemas[fileKindOf(file)]
const files = globSync('locales/*/pages/**/*.json')
const read = (file: string): Json => JSON.parse(readFileSync(file, 'utf8'))

test('the form loses nothing of any page', () => {
  expect(files.length).toBeGreaterThanOrEqual(pages.length)
  for (const file of files) {
    const schema = schemaOf(file)
    expect(fromForm(toForm(read(file), schema), schema), file).toEqual(read(file))
  }
})

test('a file has its fields in one order, whatever the order in which the form gives them', async () => {
  const reversed = (value: Json): Json =>
    Array.isArray(value)
      ? value.map(reversed)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .map(([name, inner]): [string, Json] => [name, reversed(inner)])
              .reverse(),
          )
        : value
  for (const file of files.filter((one, at) => at < 20 || fileKindOf(one) === 'item')) {
    const schema = schemaOf(file)
    const text = await fileText(fromForm(toForm(read(file), schema), schema) as Json)
    expect(await fileText(fromForm(reversed(toForm(read(file), schema)), schema) as Json), file).toBe(text)
  }
})

test('Biome would write the text the same', async () => {
  // The longest files contain every kind of list and object.
  const longest = files.toSorted((a, b) => readFileSync(b).length - readFileSync(a).length).slice(0, 6)
  for (const file of longest) {
    const text = await fileText(read(file))
    const { stdout } = spawnSync('npx', ['biome', 'format', `--stdin-file-path=${file}`], {
      input: text,
      encoding: 'utf8',
    })
    expect(text, file).toBe(stdout)
  }
})

describe('a value saved from the form', () => {
  const line = { type: 'string' } as const
  const object: JsonSchema = {
    type: 'object',
    properties: {
      title: line,
      note: line,
      sample: { type: 'boolean', const: true },
      rows: { type: 'array', items: { type: 'array', items: line } },
      bad: { type: 'array', items: { type: 'integer' } },
      share: { type: 'number' },
      order: { type: 'object', propertyNames: line, additionalProperties: { type: 'number' } },
      clauses: {
        type: 'array',
        items: {
          anyOf: [
            line,
            {
              type: 'object',
              properties: { text: line, items: { type: 'array', items: line } },
              required: ['text', 'items'],
            },
          ],
        },
      },
    },
    required: ['title', 'bad'],
  }
  const saved = (value: Json) => fromForm(value, object)

  it('has no spaces around its texts', () => expect(saved({ title: ' a b ' })).toEqual({ title: 'a b' }))

  it('omits what was left empty, except required fields', () =>
    expect(
      saved({ title: '', note: '', sample: false, rows: [], bad: [], share: null, order: [], clauses: [] }),
    ).toEqual({ title: '', bad: [] }))

  it('keeps an empty cell, since its neighbours would shift', () =>
    expect(saved({ title: 'a', rows: [['a', '', 'c']] })).toEqual({ title: 'a', rows: [['a', '', 'c']] }))

  it('has numbers in place of typed digits', () =>
    expect(saved({ title: 'a', share: '40', bad: ['3'] })).toEqual({ title: 'a', bad: [3], share: 40 }))

  it('has records by name, and the short form of a text on its own', () => {
    const value: Json = {
      title: 'a',
      order: { ram: 64, cpu: 16 },
      clauses: ['one', { text: 'two', items: ['x'] }],
    }
    expect(toForm(value, object)).toEqual({
      title: 'a',
      order: [
        { name: 'ram', value: 64 },
        { name: 'cpu', value: 16 },
      ],
      clauses: [{ text: 'one' }, { text: 'two', items: ['x'] }],
    })
    expect(saved(toForm(value, object))).toEqual(value)
    expect(saved({ title: 'a', clauses: [{ text: 'one', items: [] }] })).toEqual({
      title: 'a',
      clauses: ['one'],
    })
  })

  it('keeps what the schema does not know, for the check to refuse', () =>
    expect(saved({ other: 'x', title: 'a' })).toEqual({ title: 'a', other: 'x' }))
})
