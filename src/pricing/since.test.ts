import { describe, expect, it } from 'vitest'
import { prices } from './prices.fixture.ts'
import { changesSince } from './since.ts'

const [first, second] = prices.items
const [term] = prices.terms.slice(-1)
if (!first || !second || !term) throw new Error('a short list')
const order = { items: [first.id, second.id], term: term.months, support: prices.support[0]?.id ?? '' }
const tier = { upTo: null, price: '999.00' }
const kindsOf = (old: Parameters<typeof changesSince>[0]) =>
  changesSince(old, prices, order).map(({ kind, before, now }) => [kind, before, now])

describe('what has changed since an older list', () => {
  it('is nothing if the order’s figures are the same, whatever else differs', () => {
    const [, , ...others] = prices.items
    expect(
      kindsOf({ ...prices, items: [first, second, ...others.map((one) => ({ ...one, tiers: [tier] }))] }),
    ).toEqual([])
  })

  it('names every figure that decides the order’s amounts', () => {
    const old = { ...first, tiers: [tier], included: first.included + 5, once: '12.00' }
    expect(kindsOf({ ...prices, items: [old, ...prices.items.slice(1)] }).map(([kind]) => kind)).toEqual([
      'price',
      'free',
      'setUp',
    ])
    expect(kindsOf({ ...prices, terms: [{ ...term, discount: '33' }] })).toEqual([
      ['term', '33%', `${term.discount}%`],
    ])
    expect(
      kindsOf({ ...prices, support: prices.support.map((plan) => ({ ...plan, percent: '7' })) }),
    ).toHaveLength(1)
  })

  it('names an item that one of the lists does not have', () => {
    const without = { ...prices, items: prices.items.slice(1) }
    expect(kindsOf(without)).toEqual([['price', undefined, expect.any(String)]])
    expect(changesSince(prices, without, order)).toMatchObject([{ now: undefined }])
  })
})
