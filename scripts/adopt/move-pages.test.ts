import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { moveFiles, withNewAddresses } from './move-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'move-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string) => join(folder, name)

test('two pages can exchange their places, and a page can go below another', () => {
  for (const name of ['one', 'two', 'three']) writeFileSync(at(name), name)
  moveFiles([
    [at('one'), at('two')],
    [at('two'), at('one')],
    [at('three'), at('below/three')],
    [at('missing'), at('four')],
  ])
  expect(['one', 'two', 'below/three'].map((name) => readFileSync(at(name), 'utf8'))).toEqual([
    'two',
    'one',
    'three',
  ])
})

test('whole addresses are exchanged at once', () => {
  const moves = [
    ['https://a.example/one', 'https://a.example/two'],
    ['https://a.example/two', 'https://a.example/one'],
  ] as const
  const text = 'https://a.example/one https://a.example/two#x https://a.example/one/more'
  expect(withNewAddresses(text, moves)).toBe(
    'https://a.example/two https://a.example/one#x https://a.example/one/more',
  )
  expect(withNewAddresses(text, [])).toBe(text)
})
