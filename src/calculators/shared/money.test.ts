import { describe, expect, it } from 'vitest'
import { markCheapest, pricesOf, times, toUsd } from './money.ts'
import { exact } from './rational.ts'

describe('money', () => {
  it('rounds half up to the cent, exactly', () => {
    expect(toUsd(exact(1.005))).toBe(1.01)
    expect(toUsd(times(3, exact(0.335)))).toBe(1.01)
    expect(toUsd(times(3, exact(0.1)))).toBe(0.3)
  })

  it('marks the cheapest, ties included, and nothing without prices', () => {
    const cheapest = (...totals: (number | null)[]) =>
      markCheapest(totals.map((totalUsd) => ({ totalUsd }))).map((option) => option.cheapest)
    expect(cheapest(2, 1, null, 1)).toEqual([false, true, false, true])
    expect(cheapest(null, null)).toEqual([false, false])
  })

  it('picks the prices of a version', () => {
    const shared = { currency: 'USD', confidence: 'high', source: 's', asOf: '2026-11' } as const
    const prices = [
      { field: 'a', version: 1, usd: 10, ...shared },
      { field: 'a', version: 2, usd: 20, ...shared },
    ] as const
    expect(pricesOf(prices, 2)).toEqual({ a: 20 })
  })
})
