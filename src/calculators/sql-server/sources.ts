import type { ListPrice } from '../shared/money.ts'
import type { Source } from '../shared/working.ts'
import type { PaidEdition, SqlVersion } from './editions.ts'
import type { SqlInput } from './input.ts'

const read = '2026-11'

/** What the rules and list prices rest on. */
export const sqlSources: readonly Source[] = [
  { id: 'sql-docs', name: 'MicrosoftDocs/sql-docs (editions 2025, Azure Arc licensing)', read },
  { id: 'redmondmag-2022', name: 'redmondmag.com (2022-11-16), xcontent.com', read },
  { id: 'redmondmag-2019', name: 'redmondmag.com (2019-11-01)', read },
  { id: 'redress', name: 'redresscompliance.com', read },
  { id: 'softtrader', name: 'softtrader.eu', read },
  {
    id: 'azure-hybrid-benefit',
    name: 'MicrosoftDocs/azure-docs, sql-server-hybrid-benefit (2023-12-19); itassetmanagement.net (2018-03-01)',
    read,
  },
  { id: 'licensingschool', name: 'licensingschool.co.uk, scope-level management', read },
]

type PriceField = Extract<keyof SqlInput, `price${string}`>

/** A list price of one edition. */
export interface SqlListPrice extends ListPrice<PriceField, SqlVersion> {
  readonly edition: PaidEdition
}

const listed = { asOf: read, currency: 'USD' } as const
const v2022 = { ...listed, version: 2022, confidence: 'high', source: 'redmondmag-2022' } as const
// One page keeps the 2022 prices as current list, another reports Enterprise +9 %.
const v2025 = { ...listed, version: 2025, confidence: 'low', source: 'redress' } as const
const cloud = { ...listed, version: 2022, confidence: 'medium', source: 'sql-docs' } as const

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

/** A price as the form asks for it: the calculator's own names do not tell the editions apart. */
export const priceInputs = [
  { name: 'priceStdCore2packUsd', edition: 'standard', input: 'priceCore2packUsd' },
  { name: 'priceEntCore2packUsd', edition: 'enterprise', input: 'priceCore2packUsd' },
  { name: 'priceServerUsd', edition: 'standard', input: 'priceServerUsd' },
  { name: 'priceCalUsd', edition: 'standard', input: 'priceCalUsd' },
  { name: 'priceStdSubscriptionUsd', edition: 'standard', input: 'priceSubscription2corePerYearUsd' },
  { name: 'priceEntSubscriptionUsd', edition: 'enterprise', input: 'priceSubscription2corePerYearUsd' },
  { name: 'priceStdPaygUsd', edition: 'standard', input: 'pricePaygCoreMonthUsd' },
  { name: 'priceEntPaygUsd', edition: 'enterprise', input: 'pricePaygCoreMonthUsd' },
] as const satisfies readonly { name: string; edition: PaidEdition; input: SqlListPrice['field'] }[]

export type PriceInput = (typeof priceInputs)[number]

/** What the form knows of prices, by its own names; in USD. */
export type GivenPrices = { readonly [Name in PriceInput['name']]?: number | undefined }

/** The list price of an edition and version; nothing where none is published. */
export const listPriceOf = ({ edition, input }: PriceInput, version: SqlVersion): SqlListPrice | undefined =>
  sqlListPrices.find(
    (price) => price.edition === edition && price.field === input && price.version === version,
  )
