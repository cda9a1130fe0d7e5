import { expect, test } from 'vitest'
import { prices } from '../../src/pricing/prices.ts'
import { countedFacts } from './head-facts.ts'

const countOf = (block: object) =>
  countedFacts([{ text: '{{count}} in all', count: 'here' }], [{ id: 'here', ...block } as never])[0]?.text

test('a fact says how many parts its block has', () => {
  expect(countOf({ type: 'table', rows: [['a'], ['b'], ['c']] })).toBe('3 in all')
  expect(countOf({ type: 'list', items: ['a', 'b'] })).toBe('2 in all')
  expect(countOf({ type: 'prose', paragraphs: ['a'] })).toBe('1 in all')
  expect(countOf({ type: 'index', groups: [{ pages: ['a', 'b'] }, { pages: ['c'] }] })).toBe('3 in all')
  expect(countOf({ type: 'prices', part: 'list' })).toBe(`${prices.items.length} in all`)
})

test('a fact without a count stays as it is', () => {
  expect(countedFacts([{ text: 'Open day and night' }], [])).toEqual([{ text: 'Open day and night' }])
})

test('a fact about a block that is missing or has no parts is refused', () => {
  expect(() => countOf({ type: 'callout', text: 'a' })).toThrow('no parts')
  expect(() => countedFacts([{ text: '{{count}}', count: 'gone' }], [])).toThrow('gone')
})
