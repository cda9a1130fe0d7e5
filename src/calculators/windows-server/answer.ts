import type { Fields } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { type DisplayCurrency, displayCurrencyOf } from '../ui/money/currency.ts'
import type { UsedPrice } from '../ui/money/money.tsx'
import { compareWindowsModels, type EditionOffer, editionsWithin, type ModelCost } from './comparisons.ts'
import { type WindowsResult, windowsResult } from './engine.ts'
import { readWindowsFields } from './form.ts'
import { type WindowsPlan, windowsPlanOf } from './input.ts'
import { usedPrices, withListPrices } from './prices.ts'

/** Everything the page shows, from inputs read once. */
export interface WindowsAnswer {
  readonly plan: WindowsPlan
  readonly money: DisplayCurrency
  readonly result: WindowsResult
  readonly models: readonly ModelCost[]
  /** In the chosen currency; compared with both editions' cost. */
  readonly budget: number | undefined
  readonly offers: readonly EditionOffer[] | undefined
  readonly prices: readonly UsedPrice[]
}

/** Answers the form; returns the first rejected input, by its name in the form, as an error. */
export function answerWindowsServer(fields: Fields): WindowsAnswer | InputError {
  return settle(() => {
    const read = readWindowsFields(fields)
    const { version = 2025, budget } = read
    const prices = withListPrices(read, version)
    const plan = windowsPlanOf(read, prices)
    const money = displayCurrencyOf(read)
    return {
      plan,
      money,
      result: windowsResult(plan),
      models: compareWindowsModels(plan),
      budget,
      offers: budget === undefined ? undefined : editionsWithin(plan, budget / money.perUsd),
      prices: usedPrices(prices, version),
    }
  })
}
