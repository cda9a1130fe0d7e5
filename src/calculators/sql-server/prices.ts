import { optional } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { aPrice, type ListPrice } from '../shared/money.ts'
import { rulesVersion } from '../shared/working.ts'
import type { EditionPrices } from './comparisons.ts'
import type { PaidEdition, SqlVersion } from './editions.ts'
import type { SqlInput } from './input.ts'

type PriceField = Extract<keyof SqlInput, `price${string}`>

/** A list price of one edition. */
export interface SqlListPrice extends ListPrice<PriceField, SqlVersion> {
  readonly edition: PaidEdition
}

const listed = { asOf: rulesVersion, currency: 'USD' } as const
const v2022 = { ...listed, version: 2022, confidence: 'high', source: 'redmondmag-2022' } as const
// One page keeps the 2022 prices as current list, another reports Enterprise +9 %.
const v2025 = { ...listed, version: 2025, confidence: 'low', source: 'redress' } as const
// One guide prints them, and no page of Microsoft that was read.
const guide = { ...listed, version: 2022, confidence: 'medium', source: 'redress' } as const

/** List prices in USD without tax and discounts; editable in the form. */
export const sqlListPrices: readonly SqlListPrice[] = [
  { edition: 'enterprise', field: 'priceCore2packUsd', usd: 15_123, ...v2022 },
  { edition: 'enterprise', field: 'priceCore2packUsd', usd: 15_123, ...v2025 },
  { edition: 'standard', field: 'priceCore2packUsd', usd: 3945, ...v2022 },
  { edition: 'standard', field: 'priceCore2packUsd', usd: 3945, ...v2025 },
  { edition: 'standard', field: 'priceServerUsd', usd: 989, ...guide },
  { edition: 'standard', field: 'priceServerUsd', usd: 989, ...v2025 },
  { edition: 'standard', field: 'priceCalUsd', usd: 230, ...guide },
  { edition: 'standard', field: 'priceCalUsd', usd: 230, ...v2025 },
  { edition: 'enterprise', field: 'priceSubscription2corePerYearUsd', usd: 5434, ...guide },
  { edition: 'standard', field: 'priceSubscription2corePerYearUsd', usd: 1418, ...guide },
  { edition: 'enterprise', field: 'pricePaygCoreMonthUsd', usd: 274, ...guide },
  { edition: 'standard', field: 'pricePaygCoreMonthUsd', usd: 73, ...guide },
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

/** The prices of both editions, by the calculator's own names. */
export type Prices = Readonly<
  Record<PaidEdition, EditionPrices & { readonly priceServerUsd?: number | undefined }>
>

const pricesOf = (asked: GivenPrices, edition: PaidEdition) =>
  Object.fromEntries(
    priceInputs.filter((price) => price.edition === edition).map(({ name, input }) => [input, asked[name]]),
  )

/** Both editions' prices; one that is no price is refused by its name in the form. */
export function readPrices(asked: GivenPrices): Prices | InputError {
  const fields = { ...asked }
  return settle(() => {
    for (const { name } of priceInputs) optional(fields, name, aPrice)
    return { standard: pricesOf(asked, 'standard'), enterprise: pricesOf(asked, 'enterprise') }
  })
}

/** A price's name in the form: the calculator's own does not tell the editions apart. */
export const priceNamed = (field: string, edition: string) =>
  priceInputs.find((price) => price.input === field && price.edition === edition)?.name ?? field
