import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { rewriteFields, rewriteValue, writeJson } from './source-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'adopt-'))
const file = join(folder, 'list.ts')
afterAll(() => rmSync(folder, { recursive: true }))

const rewritten = (
  text: string,
  ...args: [name: string, value: unknown, derived?: Record<string, string>]
) => {
  writeFileSync(file, text)
  rewriteValue(file, ...args)
  return readFileSync(file, 'utf8')
}

test('a value is replaced, and the text around it is kept', () => {
  expect(
    rewritten(
      "/** Why. */\nexport const list = [\n  { a: '[' },\n] as const satisfies readonly A[]\n\nexport type B = 1\n",
      'list',
      [1],
    ),
  ).toBe('/** Why. */\nexport const list = [1] as const satisfies readonly A[]\n\nexport type B = 1\n')
  expect(rewritten("export const one: Profile = { stops: 'all' }\n", 'one', { stops: [] })).toBe(
    'export const one: Profile = {"stops":[]}\n',
  )
  expect(
    rewritten(
      'export const none = [] as const satisfies readonly A[]\nexport const b = [\n  { a: 1 },\n]\n',
      'none',
      [],
    ),
  ).toBe('export const none = [] as const satisfies readonly A[]\nexport const b = [\n  { a: 1 },\n]\n')
  expect(() => rewritten('export const other = 1\n', 'list', [])).toThrow('has no export "list"')
})

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: templates of the file
test('a part that comes from another file still does', () => {
  const derived = { acme: 'brand.slug', 'Acme Cloud': 'brand.product' }
  expect(
    rewritten(
      'export const list = []\n',
      'list',
      [{ path: '/why-acme', content: 'Why Acme Cloud', acme: 'acme' }],
      derived,
    ),
  ).toBe(
    'export const list = [{"path":`/why-${brand.slug}`,"content":`Why ${brand.product}`,"acme":"acme"}]\n',
  )
})
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: templates of the file

/** The file after a value is written over its text. */
const overwritten = (text: string, value: unknown) => {
  writeFileSync(file, text)
  writeJson(file, value)
  return readFileSync(file, 'utf8')
}

test('an object that begins with a line break still does, wherever it is moved', () => {
  const text =
    '{\n  "a": {\n    "en": "One {"\n  },\n  "b": { "en": "Two" },\n  "c": [1, {\n    "id": "x"\n  }, { "id": "y" }]\n}\n'
  expect(
    overwritten(text, { a: { en: 'Other {' }, b: { en: 'Else' }, c: [{ id: 'x' }, { id: 'y' }], 1: {} }),
  ).toBe('{\n"1":{},"a":{\n"en":"Other {"},"b":{"en":"Else"},"c":[{\n"id":"x"},{"id":"y"}]}\n')
})

test('a file that holds the value already is left alone, and a new one is written', () => {
  expect(overwritten('{ "a":   1 }', { a: 1 })).toBe('{ "a":   1 }')
  rmSync(file)
  writeJson(file, { a: [{ b: 1 }], c: undefined })
  expect(readFileSync(file, 'utf8')).toBe('{"a":[{"b":1}]}\n')
})

test('only the fields that change are written, and comments stay', () => {
  const text =
    "export const one = {\n  /** Why. */\n  a: 'x',\n  b: [] as readonly string[],\n  c: {\n    d: 1,\n  },\n  e: { f: 1 },\n} as const\n"
  const present = { a: 'x', b: [], c: { d: 1 }, e: { f: 1 } }
  writeFileSync(file, text)
  rewriteFields(file, present, present)
  expect(readFileSync(file, 'utf8')).toBe(text)
  rewriteFields(file, present, { ...present, a: '$&', c: { d: 2 }, e: { f: 2 } })
  expect(readFileSync(file, 'utf8')).toBe(
    'export const one = {\n  /** Why. */\n  a: "$&",\n  b: [] as readonly string[],\n  c: {"d":2},\n  e: {"f":2},\n} as const\n',
  )
  expect(() => rewriteFields(file, present, { g: 1 })).toThrow('no field "g"')
})
