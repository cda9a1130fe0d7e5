import { type Fields, optional } from '../shared/checks.ts'
import { Rejection } from '../shared/input-error.ts'
import { aPrice, exactPrice, type ListPrice, type Money } from '../shared/money.ts'
import { recordOf } from '../shared/record-of.ts'
import type { UsedPrice } from '../ui/money/money.tsx'
import type { PaidEdition, SqlVersion } from './editions.ts'
import type { SqlFields } from './form.ts'

/** The calculator's inputs for the prices of the requested edition, in USD. */
const priceNames = {
  core2pack: 'priceCore2packUsd',
  server: 'priceServerUsd',
  cal: 'priceCalUsd',
  /** Per two cores and year. */
  subscription: 'priceSubscription2corePerYearUsd',
  /** Per core and month. */
  payg: 'pricePaygCoreMonthUsd',
} as const

export type PriceKind = keyof typeof priceNames

const priceKinds = Object.keys(priceNames) as readonly PriceKind[]

/** A list price of one edition. */
interface SqlListPrice extends ListPrice<PriceKind, SqlVersion> {
  readonly edition: PaidEdition
}

const v2022 = { version: 2022, confidence: 'high', source: 'redmondmag-2022' } as const
// One page still lists the 2022 prices, another reports Enterprise +9 %.
const v2025 = { version: 2025, confidence: 'low', source: 'redress' } as const
// Printed in one guide, but on no Microsoft page that we read.
const guide = { version: 2022, confidence: 'medium', source: 'redress' } as const

/** List prices in USD without tax and discounts; editable in the form. */
export const sqlListPrices: readonly SqlListPrice[] = [
  { edition: 'enterprise', field: 'core2pack', usd: 15_123, ...v2022 },
  { edition: 'enterprise', field: 'core2pack', usd: 15_123, ...v2025 },
  { edition: 'standard', field: 'core2pack', usd: 3945, ...v2022 },
  { edition: 'standard', field: 'core2pack', usd: 3945, ...v2025 },
  { edition: 'standard', field: 'server', usd: 989, ...guide },
  { edition: 'standard', field: 'server', usd: 989, ...v2025 },
  { edition: 'standard', field: 'cal', usd: 230, ...guide },
  { edition: 'standard', field: 'cal', usd: 230, ...v2025 },
  { edition: 'enterprise', field: 'subscription', usd: 5434, ...guide },
  { edition: 'standard', field: 'subscription', usd: 1418, ...guide },
  { edition: 'enterprise', field: 'payg', usd: 274, ...guide },
  { edition: 'standard', field: 'payg', usd: 73, ...guide },
]

/** Prices in the form, for both editions. */
export const priceInputs = [
  { name: 'priceStdCore2packUsd', edition: 'standard', kind: 'core2pack' },
  { name: 'priceEntCore2packUsd', edition: 'enterprise', kind: 'core2pack' },
  { name: 'priceServerUsd', edition: 'standard', kind: 'server' },
  { name: 'priceCalUsd', edition: 'standard', kind: 'cal' },
  { name: 'priceStdSubscriptionUsd', edition: 'standard', kind: 'subscription' },
  { name: 'priceEntSubscriptionUsd', edition: 'enterprise', kind: 'subscription' },
  { name: 'priceStdPaygUsd', edition: 'standard', kind: 'payg' },
  { name: 'priceEntPaygUsd', edition: 'enterprise', kind: 'payg' },
] as const satisfies readonly { name: string; edition: PaidEdition; kind: PriceKind }[]

type PriceInput = (typeof priceInputs)[number]

/** List price of an edition and version; `undefined` if none is published. */
export const listPriceOf = ({ edition, kind }: PriceInput, version: SqlVersion): SqlListPrice | undefined =>
  sqlListPrices.find(
    (price) => price.edition === edition && price.field === kind && price.version === version,
  )

/** Known prices of one edition. */
export interface SqlPrices extends Readonly<Record<PriceKind, Money | undefined>> {
  /** Returns the input for a price. */
  readonly nameOf: (kind: PriceKind) => string
}

const pricesBy = (
  nameOf: (kind: PriceKind) => string,
  usdOf: (kind: PriceKind) => number | undefined,
): SqlPrices => ({ nameOf, ...recordOf(priceKinds, (kind) => exactPrice(usdOf(kind))) })

/** Reads the prices of the requested edition; throws a `Rejection`. */
export const readPrices = (fields: Fields): SqlPrices =>
  pricesBy(
    (kind) => priceNames[kind],
    (kind) => optional(fields, priceNames[kind], aPrice),
  )

/** Reads the prices of both editions, with list prices as the default; throws a `Rejection`. */
export const readUsedPrices = (read: SqlFields, version: SqlVersion): readonly UsedPrice[] =>
  priceInputs.map((price) => {
    const list = listPriceOf(price, version)
    return { field: price.name, usd: read[price.name] ?? list?.usd, list }
  })

/** Selects one edition's prices. */
export const pricesOf = (used: readonly UsedPrice[], edition: PaidEdition): SqlPrices => {
  const nameOf = (kind: PriceKind) =>
    priceInputs.find((price) => price.edition === edition && price.kind === kind)?.name ?? priceNames[kind]
  return pricesBy(nameOf, (kind) => used.find(({ field }) => field === nameOf(kind))?.usd)
}

/** Returns a price that the calculation needs; throws a `Rejection` without it. */
export function needed(prices: SqlPrices, kind: PriceKind): Money {
  const price = prices[kind]
  if (price === undefined) throw new Rejection('not-a-number', prices.nameOf(kind))
  return price
}
