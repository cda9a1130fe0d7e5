import { describe, expect, it } from 'vitest'
import { estimate, isRefusal } from './estimate.ts'
import { prices } from './prices.fixture.ts'
import type { PriceRequest, PriceRules } from './rules.ts'

const request: PriceRequest = {
  items: { vcpu: 2, ram: 4, nvme: 50, ipv4: 1 },
  term: 12,
  payer: 'company',
  support: 'standard',
  billing: 'monthly',
  start: '2026-12-01',
}
const answerTo = (change: Partial<PriceRequest>, rules: PriceRules = prices) =>
  estimate(rules, { ...request, ...change })
const priceOf = (change: Partial<PriceRequest>, rules?: PriceRules) => {
  const answer = answerTo(change, rules)
  if (isRefusal(answer)) throw new Error(`refused: ${answer.reason}`)
  return answer
}

describe('a request is refused, never adjusted', () => {
  it.each<[string, Partial<PriceRequest>, object]>([
    ['a fraction', { items: { vcpu: 1.5 } }, { reason: 'quantity', item: 'vcpu' }],
    ['a negative quantity', { items: { vcpu: -1 } }, { reason: 'quantity', item: 'vcpu' }],
    ['a quantity that is none', { items: { vcpu: Number.NaN } }, { reason: 'quantity', item: 'vcpu' }],
    ['a huge quantity', { items: { vcpu: 1e300 } }, { reason: 'quantity', item: 'vcpu' }],
    ['a name that every object has', { items: { constructor: 1 } }, { reason: 'item', item: 'constructor' }],
    ['a step beyond the maximum', { items: { nvme: 100_001 } }, { reason: 'maximum', item: 'nvme' }],
    ['an unknown payer', { payer: 'person' }, { reason: 'payer' }],
    ['an unknown support plan', { support: 'gold' }, { reason: 'support' }],
    ['an unknown billing', { billing: 'weekly' as never }, { reason: 'billing' }],
    ['a day that no calendar has', { start: '2027-02-29' }, { reason: 'start' }],
    ['a day without a rate', { start: '2026-09-30' }, { reason: 'start' }],
    ['a day in a far future', { start: '9999-12-31' }, { reason: 'start' }],
  ])('%s', (_, change, refusal) => {
    expect(answerTo(change)).toEqual(refusal)
  })
})

describe('rates', () => {
  const vat = [
    { from: '2026-10-01', until: '2027-09-30', rate: '7' },
    { from: '2027-10-01', until: null, rate: '8.5' },
  ]

  it('an invoice uses the VAT rate of its own day', () => {
    const { invoices, vatAfter } = priceOf({ start: '2027-08-31' }, { ...prices, vat })
    expect(invoices.slice(0, 3).map(({ day, vatRate }) => [day, vatRate])).toEqual([
      ['2027-08-31', '7'],
      ['2027-09-30', '7'],
      ['2027-10-31', '8.5'],
    ])
    expect(vatAfter).toBeUndefined()
  })

  it('stay at the last decree’s beyond its end, which is reported', () => {
    expect(priceOf({ start: '2027-09-01' }).vatAfter).toBe('2027-09-30')
    expect(priceOf({ start: '2027-09-30', term: 1 }).vatAfter).toBeUndefined()
  })

  it('withhold rent at its own rate, rounded separately', () => {
    const items = prices.items.map((item) => (item.id === 'ipv4' ? { ...item, wht: 'rent' as const } : item))
    const { invoices } = priceOf({ term: 1, items: { vcpu: 7, ipv4: 9 } }, { ...prices, items })
    // 3 % of 2,450.00 and 5 % of 1,080.00
    expect(invoices[0]?.wht).toBe(73_50n + 54_00n)
  })

  it('apply from the threshold on: tax is withheld from a contract of exactly THB 1,000.00', () => {
    const items = prices.items.map((item) =>
      item.id === 'vcpu' ? { ...item, tiers: [{ upTo: null, price: '1000.00' }] } : item,
    )
    expect(priceOf({ term: 1, items: { vcpu: 1 } }, { ...prices, items }).total.wht).toBe(30_00n)
    expect(priceOf({ term: 1, items: { ipv4: 8 } }).total.wht).toBe(0n)
  })
})

it('a price with fractions of a satang is rounded once, over all tiers', () => {
  const items = prices.items.map((item) =>
    item.id === 'object'
      ? {
          ...item,
          tiers: [
            { upTo: 3, price: '0.0033' },
            { upTo: null, price: '0.0051' },
          ],
        }
      : item,
  )
  // 3 × 0.33 + 1 × 0.51 = 1.5 satang
  expect(priceOf({ term: 1, items: { object: 4 } }, { ...prices, items }).lines[0]?.amount).toBe(2n)
})
