import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { rewriteValue } from './source-file.ts'

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
  expect(() => rewritten('export const other = 1\n', 'list', [])).toThrow('exports no "list"')
})

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: templates of the file
test('a part that another file gives goes on coming from there', () => {
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
