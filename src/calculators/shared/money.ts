import { aNumber } from './checks.ts'
import { exact, multiply, type Rational, round, toNumber, whole } from './rational.ts'
import type { Confidence } from './working.ts'

/** Limits of a price in USD, beyond the cost of anything in these calculators. */
export const priceBounds = { min: 0, max: 1e9 } as const

export const aPrice = aNumber(priceBounds)

/** An exact amount in USD. */
export type Money = Rational

/** A count times a unit price. */
export function times(count: number, price: Money): Money {
  return multiply(whole(count), price)
}

/** Rounds a non-negative amount half up to the cent. */
export function toUsd(amount: Money): number {
  return toNumber({ n: round(multiply(amount, whole(100))), d: 100n })
}

/** Exact amount of a price; `undefined` without a price. */
export function exactPrice(price: number | undefined): Money | undefined {
  return price === undefined ? undefined : exact(price)
}

/** A list price in USD, without tax and discounts. */
export interface ListPrice<Field extends string, Version extends number> {
  /** Input that this price fills. */
  readonly field: Field
  /** Product version, as a year. */
  readonly version: Version
  readonly usd: number
  readonly confidence: Confidence
  /** Id of one of the calculator's sources; `null` if no publication prints the price. */
  readonly source: string | null
  /** Derived from another price, not published itself. */
  readonly derived?: true
}

/** Marks the options with the lowest cost, ties included; `null` is no price. */
export function markCheapest<T extends { readonly totalUsd: number | null }>(
  options: readonly T[],
): readonly (T & { cheapest: boolean })[] {
  const lowest = Math.min(...options.flatMap(({ totalUsd }) => totalUsd ?? []))
  return options.map((option) => ({ ...option, cheapest: option.totalUsd === lowest }))
}
