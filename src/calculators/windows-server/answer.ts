import type { Fields } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import type { Outcome } from '../ui/form/use-calculation.ts'
import { displayCurrencyOf } from '../ui/money/currency.ts'
import { compareWindowsModels, editionsWithin } from './comparisons.ts'
import { windowsResult } from './engine.ts'
import { readWindowsFields } from './form.ts'
import { windowsPlanOf } from './input.ts'
import { usedPrices, withListPrices } from './prices.ts'

/** Everything the page shows, from inputs read once. */
export type WindowsAnswer = Exclude<ReturnType<typeof answerWindowsServer>, InputError>

export type WindowsOutcome = Outcome<WindowsAnswer>

/** Answers the form; returns the first rejected input, by its name in the form, as an error. */
export function answerWindowsServer(fields: Fields) {
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
      /** In the chosen currency; compared with both editions' cost. */
      budget,
      offers: budget === undefined ? undefined : editionsWithin(plan, budget / money.perUsd),
      prices: usedPrices(prices, version),
    }
  })
}
