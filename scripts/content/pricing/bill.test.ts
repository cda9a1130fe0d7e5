import { expect, it, vi } from 'vitest'
import billTexts from '../../../locales/bill.json' with { type: 'json' }
import { prices } from '../../../src/pricing/prices.ts'
import { billOf } from './bill.ts'

it.each(['en', 'th'] as const)('a bill contains no inline marks, in %s', (language) => {
  const item = prices.items.find(({ once, min }) => once === undefined && (min ?? 0) <= 1)
  if (!item) throw new Error('the price list has no item that is ordered one at a time')
  const { lines, sums, total } = billOf(prices, { [item.id]: 1 }, 1, language)
  expect(lines).toHaveLength(1)
  for (const { label } of [...sums, total]) expect(label).not.toMatch(/\{\{|\}\}/)
})

it('a bill says in English what its language has no word for', async () => {
  vi.resetModules()
  vi.doMock('../../../locales/bill.json', () => ({
    default: { ...billTexts, total: { en: billTexts.total.en } },
  }))
  const { billOf: lacking } = await import('./bill.ts')
  const [item] = prices.items
  if (!item) throw new Error('the price list has no item')
  const order = { [item.id]: Math.max(1, item.min) }
  const term = Math.max(1, item.minTerm)
  expect(lacking(prices, order, term, 'th')).toMatchObject({
    sums: billOf(prices, order, term, 'th').sums,
    total: { label: billTexts.total.en },
  })
})

it('a bill counts in the plural, in English', () => {
  const item = prices.items.find(({ units, unit }) => units !== undefined && units !== unit.en)
  if (!item) throw new Error('the price list has no item whose unit has a plural')
  const count = Math.max(2, item.min)
  const [line] = billOf(prices, { [item.id]: count }, Math.max(1, item.minTerm), 'en').lines
  expect(line?.quantity).toBe(`${count} ${item.units}`)
})
