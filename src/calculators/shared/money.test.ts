import { describe, expect, it } from 'vitest'
import { markCheapest, times, toUsd } from './money.ts'
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
})
