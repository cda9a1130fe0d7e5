import type { UsedPrice } from '../ui/money/price-table.tsx'
import type { WindowsQuestion } from './answer.ts'
import { versionedPrices } from './form.ts'
import { arcPaygCoreMonthUsd, windowsListPrices } from './list-prices.ts'

/** The prices of the calculation beside the list prices of the version. */
export const usedPrices = (input: WindowsQuestion): readonly UsedPrice[] => [
  ...versionedPrices.map((field) => ({
    field,
    usd: input[field],
    list: windowsListPrices.find((price) => price.field === field && price.version === input.version),
  })),
  { field: 'pricePaygCoreMonthUsd', usd: input.pricePaygCoreMonthUsd, list: arcPaygCoreMonthUsd },
]
