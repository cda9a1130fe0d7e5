import type { Confidence } from './source.ts'

/** A dated list price, without tax and discounts. */
export interface ListPrice<Field extends string, Version extends number> {
  /** The input that it fills. */
  readonly field: Field
  /** Product version, as a year. */
  readonly version: Version
  readonly usd: number
  readonly currency: 'USD'
  readonly confidence: Confidence
  /** Id of a source of the calculator; `null` when nothing published prints the price. */
  readonly source: string | null
  /** Month in which the price was read, `YYYY-MM`. */
  readonly asOf: string
  /** Worked out from another price, not printed anywhere. */
  readonly derived?: true
}

/** The prices of a version as inputs of the calculator. */
export function pricesOf<Field extends string, Version extends number>(
  prices: readonly ListPrice<Field, Version>[],
  version: Version,
): Partial<Record<Field, number>> {
  const entries = prices.filter((price) => price.version === version).map(({ field, usd }) => [field, usd])
  return Object.fromEntries(entries)
}
