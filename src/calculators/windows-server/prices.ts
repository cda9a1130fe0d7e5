import { Rejection } from '../shared/input-error.ts'
import type { ListPrice } from '../shared/money.ts'
import { recordOf } from '../shared/record-of.ts'
import type { UsedPrice } from '../ui/money/money.tsx'
import type { WindowsFields } from './form.ts'

export type WindowsVersion = 2022 | 2025

/** The first version that Azure Arc bills by the hour. */
export const firstPaygVersion = 2025

/** Prices in USD without tax and discounts. */
export const priceNames = [
  'priceStd16coreUsd',
  'priceStd2coreUsd',
  'priceDc16coreUsd',
  'priceDc2coreUsd',
  'priceUserCalUsd',
  'priceDeviceCalUsd',
  'priceRdsUserCalUsd',
  'priceRdsDeviceCalUsd',
  // Sold only with hardware, so there is no list price.
  'priceEssentialsUsd',
  // Per core and month; includes access for users and devices, but not RDS.
  'pricePaygCoreMonthUsd',
] as const

export type PriceName = (typeof priceNames)[number]

// Read from a copy of Microsoft's page, not the page itself.
const microsoft = { source: 'microsoft-pricing', confidence: 'medium' } as const
const redress = { source: 'redress' } as const
const licenseDay = { source: 'licenseday' } as const
const derived = { source: null, derived: true } as const
const calReport = { source: 'cal-reports', confidence: 'low' } as const
const unpublished = { source: null, confidence: 'low' } as const

type WindowsListPrice = ListPrice<PriceName, WindowsVersion>

/** List prices, editable in the form. */
export const windowsListPrices: readonly WindowsListPrice[] = [
  { field: 'priceStd16coreUsd', version: 2022, usd: 1069, confidence: 'high', ...redress },
  { field: 'priceStd16coreUsd', version: 2025, usd: 1176, ...microsoft },
  { field: 'priceDc16coreUsd', version: 2022, usd: 6155, confidence: 'high', ...redress },
  { field: 'priceDc16coreUsd', version: 2025, usd: 6771, ...microsoft },
  { field: 'priceStd2coreUsd', version: 2022, usd: 134, confidence: 'medium', ...licenseDay },
  { field: 'priceStd2coreUsd', version: 2025, usd: 147, confidence: 'medium', ...derived },
  { field: 'priceDc2coreUsd', version: 2022, usd: 770, confidence: 'medium', ...derived },
  { field: 'priceDc2coreUsd', version: 2025, usd: 847, confidence: 'medium', ...derived },
  { field: 'priceUserCalUsd', version: 2022, usd: 42, ...calReport },
  { field: 'priceUserCalUsd', version: 2025, usd: 45, ...calReport },
  { field: 'priceDeviceCalUsd', version: 2022, usd: 35, ...calReport },
  { field: 'priceDeviceCalUsd', version: 2025, usd: 40, ...calReport },
  { field: 'priceRdsUserCalUsd', version: 2022, usd: 150, ...unpublished },
  { field: 'priceRdsUserCalUsd', version: 2025, usd: 165, ...unpublished },
  { field: 'priceRdsDeviceCalUsd', version: 2022, usd: 130, ...unpublished },
  { field: 'priceRdsDeviceCalUsd', version: 2025, usd: 140, ...unpublished },
  { field: 'pricePaygCoreMonthUsd', version: 2025, usd: 33.58, ...microsoft },
]

/** List price of a version; `undefined` if none is published. */
export const listPriceOf = (name: PriceName, version: WindowsVersion): WindowsListPrice | undefined =>
  windowsListPrices.find(({ field, ...price }) => field === name && price.version === version)

/** Prices to calculate with. */
export type WindowsPrices = Pick<WindowsFields, PriceName>

/** Adds list prices where the visitor has entered none. Throws a `Rejection`. */
export const withListPrices = (entered: Partial<WindowsPrices>, version: WindowsVersion): WindowsPrices =>
  recordOf(priceNames, (name) => entered[name] ?? listPriceOf(name, version)?.usd)

/** Prices used, with the version's list prices; leaves out those that have neither. */
export const usedPrices = (prices: WindowsPrices, version: WindowsVersion): readonly UsedPrice[] =>
  priceNames.flatMap((field) => {
    const list = listPriceOf(field, version)
    return list ? [{ field, usd: prices[field], list }] : []
  })

/** Returns a price that the calculation needs; throws a `Rejection` without it. */
export function neededPrice(prices: WindowsPrices, name: PriceName): number {
  const usd = prices[name]
  if (usd === undefined) throw new Rejection('not-a-number', name)
  return usd
}
