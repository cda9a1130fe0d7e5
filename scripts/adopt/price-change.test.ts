import { expect, test } from 'vitest'
import { answersSchema } from './answers.ts'
import { changedPrice, changeEveryPrice } from './price-change.ts'

test.each([
  ['350.00', '+7%', '374.50'],
  ['0.75', '+7%', '0.80'],
  ['0.0125', '+10%', '0.0138'],
  ['2500', '-2.5%', '2437.50'],
  ['1.50', '+1%', '1.52'],
  ['0.00', '+7%', '0.00'],
])('%s baht changed by %s are %s', (price, percent, changed) =>
  expect(changedPrice(price, percent)).toBe(changed),
)

test('everything that the list charges changes once', () => {
  const list = {
    version: '2026-11-r2',
    minMonthly: '500.00',
    vat: [{ rate: '7' }],
    support: [{ percent: '5', minimum: '3000.00' }],
    items: [
      { tiers: [{ price: '100.00' }, { price: '80.00' }], once: '15000.00' },
      { tiers: [{ price: '1.00' }] },
    ],
  }
  const change = { percent: '+10%', version: '2027-01' }
  const changed = {
    version: '2027-01',
    minMonthly: '550.00',
    vat: [{ rate: '7' }],
    support: [{ percent: '5', minimum: '3300.00' }],
    items: [
      { tiers: [{ price: '110.00' }, { price: '88.00' }], once: '16500.00' },
      { tiers: [{ price: '1.10' }] },
    ],
  }
  changeEveryPrice(list, change)
  expect(list).toEqual(changed)
  changeEveryPrice(list, change)
  expect(list).toEqual(changed)
  list.version = '2027-01-r1'
  changeEveryPrice(list, change)
  expect(list.items).toEqual(changed.items)
})

test('a change is a percentage with its sign', () => {
  const takes = (percent: string) =>
    answersSchema.safeParse({ priceChange: { percent, version: '2027-01' } }).success
  expect(['+7%', '-2.5%', '7%', '+7', '+700%'].map(takes)).toEqual([true, true, false, false, false])
})
