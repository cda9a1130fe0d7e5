import { expect, test } from 'vitest'
import type { Block } from '../../../src/blocks/blocks.ts'
import { variantsOf } from './variants.ts'

const frame = { id: 'one', title: 'One' }
const callout: Block = { ...frame, type: 'callout', text: 'A text' }
const steps = (...items: { title: string; text: string; duration?: string }[]): Block => ({
  ...frame,
  type: 'steps',
  items,
})

const variants = (...blocks: Block[]) =>
  [...variantsOf(blocks)].map(([type, states]) => [type, states.length])

test('blocks that differ only in their words are one variant', () => {
  expect(variants(callout, { ...callout, id: 'two', text: 'Another' })).toEqual([['callout', 1]])
})

test('a field of the block, or of one of its items, makes another variant', () => {
  expect(variants(callout, { ...callout, sample: true }, { ...callout, intro: 'First' })).toEqual([
    ['callout', 3],
  ])
  const plain = { title: 'a', text: 'b' }
  expect(variants(steps(plain), steps(plain, { ...plain, duration: '2 days' }), steps(plain, plain))).toEqual(
    [['steps', 2]],
  )
})

test('the number of columns makes another variant of a table', () => {
  const table = (columns: string[]): Block => ({ ...frame, type: 'table', columns, rows: [columns, columns] })
  expect(variants(table(['a', 'b']), table(['a', 'b', 'c']), table(['d', 'e']))).toEqual([['table', 2]])
})
