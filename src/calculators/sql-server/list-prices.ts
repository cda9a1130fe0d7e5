import type { ListPrice } from '../shared/money.ts'
import type { PaidEdition, SqlVersion } from './editions.ts'
import type { SqlInput } from './input.ts'

type PriceField = Extract<keyof SqlInput, `price${string}`>

/** A list price of one edition. */
export interface SqlListPrice extends ListPrice<PriceField, SqlVersion> {
  readonly edition: PaidEdition
}

const read = { asOf: '2026-11', currency: 'USD' } as const
const v2022 = { ...read, version: 2022, confidence: 'high', source: 'redmondmag-2022' } as const
// One page keeps the 2022 prices as current list, another reports Enterprise +9 %.
const v2025 = { ...read, version: 2025, confidence: 'low', source: 'redress' } as const
const cloud = { ...read, version: 2022, confidence: 'medium', source: 'sql-docs' } as const

/** List prices in USD without tax and discounts; editable in the form. */
export const sqlListPrices: readonly SqlListPrice[] = [
  { edition: 'enterprise', field: 'priceCore2packUsd', usd: 15_123, ...v2022 },
  { edition: 'enterprise', field: 'priceCore2packUsd', usd: 15_123, ...v2025 },
  { edition: 'standard', field: 'priceCore2packUsd', usd: 3945, ...v2022 },
  { edition: 'standard', field: 'priceCore2packUsd', usd: 3945, ...v2025 },
  { edition: 'standard', field: 'priceServerUsd', usd: 989, ...v2022 },
  { edition: 'standard', field: 'priceServerUsd', usd: 989, ...v2025 },
  { edition: 'standard', field: 'priceCalUsd', usd: 230, ...v2022 },
  { edition: 'standard', field: 'priceCalUsd', usd: 230, ...v2025 },
  { edition: 'enterprise', field: 'priceSubscription2corePerYearUsd', usd: 5434, ...cloud },
  { edition: 'standard', field: 'priceSubscription2corePerYearUsd', usd: 1418, ...cloud },
  { edition: 'enterprise', field: 'pricePaygCoreMonthUsd', usd: 274, ...cloud },
  { edition: 'standard', field: 'pricePaygCoreMonthUsd', usd: 73, ...cloud },
]

/** The prices of an edition and version as inputs of the calculator. */
export function sqlPricesOf(edition: PaidEdition, version: SqlVersion): Partial<Record<PriceField, number>> {
  const matching = sqlListPrices.filter((price) => price.edition === edition && price.version === version)
  return Object.fromEntries(matching.map(({ field, usd }) => [field, usd]))
}
