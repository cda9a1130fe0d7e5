import { expect, test } from 'vitest'
import { drawnOnce } from './drawn-once.ts'

const once = (...paths: string[]) =>
  drawnOnce(paths.map((d) => ({ d, head: '', dashed: true }))).map(({ d }) => d)

test('a dashed line leaves out what an earlier one has drawn, in either direction', () => {
  expect(once('M0 0h20', 'M10 0h20', 'M40 0h-30')).toEqual(['M0 0h20', 'M20 0h10', 'M40 0h-10'])
  expect(once('M5 0v20', 'M5 30v-30', 'M6 0v20')).toEqual(['M5 0v20', 'M5 30v-10', 'M6 0v20'])
})

test('a corner and what follows it are drawn once', () => {
  expect(once('M0 0h10q8 0 8 8v20', 'M4 0h6q8 0 8 8v30')).toEqual(['M0 0h10q8 0 8 8v20', 'M18 28v10'])
})

test('a gap for a label stays a gap until another line fills it', () => {
  expect(once('M0 0h10M20 0h10', 'M0 0h30')).toEqual(['M0 0h10M20 0h10', 'M10 0h10'])
})

test('solid lines stay as they are', () => {
  const edges = [
    { d: 'M0 0h20', head: '' },
    { d: 'M0 0h30', head: '' },
  ]
  expect(drawnOnce(edges)).toEqual(edges)
})
