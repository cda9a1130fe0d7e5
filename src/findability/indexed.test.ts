import { expect, test } from 'vitest'
import { isIndexed } from './indexed.ts'

const blocks = (...samples: (true | undefined)[]) => ({ blocks: samples.map((sample) => ({ sample })) })

test('a story is listed once none of its blocks is a sample', () => {
  expect(isIndexed({ kind: 'story' }, blocks(true, true))).toBe(false)
  expect(isIndexed({ kind: 'story' }, blocks(undefined, true))).toBe(false)
  expect(isIndexed({ kind: 'story' }, blocks(undefined, undefined))).toBe(true)
})

test('other pages are listed even with samples on them, the search page never', () => {
  expect(isIndexed({ kind: 'service' }, blocks(true))).toBe(true)
  expect(isIndexed({ kind: 'search' }, blocks(undefined))).toBe(false)
})
