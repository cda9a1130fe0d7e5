import type { PaidEdition, SqlVersion } from './editions.ts'
import { type SqlListPrice, sqlListPrices } from './list-prices.ts'

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
