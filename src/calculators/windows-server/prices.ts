import type { ListPrice } from '../shared/money.ts'
import { rulesVersion } from '../shared/working.ts'
import type { WindowsInput } from './input.ts'

export const windowsVersions = [2022, 2025] as const

export type WindowsVersion = (typeof windowsVersions)[number]

type PriceField = Extract<keyof WindowsInput, `price${string}`>

const listed = { asOf: rulesVersion, currency: 'USD' } as const
// A copy of Microsoft's page, not the page itself.
const microsoft = { ...listed, source: 'microsoft-pricing', confidence: 'medium' } as const
const redress = { ...listed, source: 'redress' } as const
const licenseDay = { ...listed, source: 'licenseday' } as const
const derived = { ...listed, source: null, derived: true } as const
const calReport = { ...listed, source: 'cal-reports', confidence: 'low' } as const
const unpublished = { ...listed, source: null, confidence: 'low' } as const

export type WindowsListPrice = ListPrice<PriceField, WindowsVersion>

/** List prices in USD without tax and discounts; editable in the form. */
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
]

/** Azure Arc pay-as-you-go, per core and month; includes access for users and devices, but not RDS. */
export const arcPaygCoreMonthUsd = { usd: 33.58, ...microsoft } as const
