import { expect, it } from 'vitest'
import { prices } from '../../../src/pricing/prices.ts'
import { billOf } from './bill.ts'

it.each(['en', 'th'] as const)('a bill contains no inline marks, in %s', (language) => {
  const item = prices.items.find(({ once, min }) => once === undefined && (min ?? 0) <= 1)
  if (!item) throw new Error('the price list has no item that is ordered one at a time')
  const { lines, sums, total } = billOf(prices, { [item.id]: 1 }, 1, language)
  expect(lines).toHaveLength(1)
  for (const { label } of [...sums, total]) expect(label).not.toMatch(/\{\{|\}\}/)
})

it('a bill counts in the plural, in English', () => {
  const item = prices.items.find(({ units, unit }) => units !== undefined && units !== unit.en)
  if (!item) throw new Error('the price list has no item whose unit has a plural')
  const count = Math.max(2, item.min)
  const [line] = billOf(prices, { [item.id]: count }, Math.max(1, item.minTerm), 'en').lines
  expect(line?.quantity).toBe(`${count} ${item.units}`)
})
