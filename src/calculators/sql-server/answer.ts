import { aNumber, optional } from '../shared/checks.ts'
import { type InputError, isInputError, settle } from '../shared/input-error.ts'
import { type Money, readMoney } from '../ui/money/currency.ts'
import {
  compareSqlOptions,
  type EditionPrices,
  type OptionCost,
  optionsWithin,
  type SqlOffer,
} from './comparisons.ts'
import type { FreeEdition, PaidEdition, SqlVersion } from './editions.ts'
import { type FreeResult, type PaidResult, sqlServerCost } from './engine.ts'
import type { SqlInput } from './input.ts'
import { type GivenPrices, priceInputs } from './sources.ts'

/** What the page asks: the calculator's input with the prices of both editions, and what only the page knows. */
export interface SqlQuestion extends Omit<SqlInput, `price${string}`>, GivenPrices {
  readonly version: SqlVersion
  readonly currency: string
  readonly thbPerUsd?: number
  /** In the chosen currency. */
  readonly budget?: number
}

interface Answered<Edition> {
  readonly edition: Edition
  readonly money: Money
  /** The calculator's input. */
  readonly core: SqlInput
}

export interface FreeAnswer extends Answered<FreeEdition> {
  readonly kind: 'free'
  readonly result: FreeResult
}

export interface PaidAnswer extends Answered<PaidEdition> {
  readonly kind: 'paid'
  readonly result: PaidResult
  readonly options: readonly OptionCost[]
  /** Which options the budget buys; nothing without a budget. */
  readonly offers: readonly SqlOffer[] | undefined
  /** Standard by core, with the servers that Server + CAL would need: the input of the break-even; and where that is. */
  readonly breakEven: { readonly input: SqlInput; readonly upToCals: number | null }
}

export type SqlAnswer = FreeAnswer | PaidAnswer

type Prices = Readonly<Record<PaidEdition, EditionPrices & { readonly priceServerUsd?: number | undefined }>>

const pricesOf = (asked: SqlQuestion, edition: PaidEdition) =>
  Object.fromEntries(
    priceInputs.filter((price) => price.edition === edition).map(({ name, input }) => [input, asked[name]]),
  )

/** Both editions' prices; one that is no price is refused by its name in the form. */
function readPrices(asked: SqlQuestion): Prices | InputError {
  const fields = { ...asked }
  return settle(() => {
    for (const { name } of priceInputs) optional(fields, name, aNumber({ min: 0 }))
    return { standard: pricesOf(asked, 'standard'), enterprise: pricesOf(asked, 'enterprise') }
  })
}

/** Operating systems that run SQL Server: the virtual machines, or the one on the metal. */
const serversOf = ({ model, sqlOses, vmVcpus }: SqlInput) =>
  model === 'per-core-vm' ? (vmVcpus?.length ?? 1) : (sqlOses ?? 1)

/** The input by core, with what Server + CAL needs beside it. */
const byCore = (core: SqlInput): SqlInput => ({
  ...core,
  model: core.model === 'server-cal' ? 'per-core-vm' : (core.model ?? 'per-core-vm'),
  sqlOses: serversOf(core),
})

/** The core compares cores with one server; as many as there are cost as much as one at their common price. */
const withBreakEven = (core: SqlInput): SqlInput => ({
  ...core,
  compareBreakEven: true,
  ...(core.model !== 'server-cal' &&
    core.priceServerUsd !== undefined && { priceServerUsd: core.priceServerUsd * serversOf(core) }),
})

function breakEvenOf(input: SqlInput, { standard }: Prices): PaidAnswer['breakEven'] {
  const asked = { ...input, ...standard, edition: 'standard' } as SqlInput
  const result = sqlServerCost(withBreakEven(asked))
  const upTo = 'serverCalCheaperUpToCals' in result ? result.serverCalCheaperUpToCals : null
  return { input: asked, upToCals: upTo ?? null }
}

/** The core names a price without its edition. */
const formField = (field: string, edition: string) =>
  priceInputs.find((price) => price.input === field && price.edition === edition)?.name ?? field

function offersOf({ budget }: SqlQuestion, input: SqlInput, prices: Prices, { perUsd }: Money) {
  if (budget === undefined) return undefined
  return optionsWithin(budget / perUsd, input, prices)
}

/** Everything that the page shows but the chart, or the first input that was refused, by its name in the form. */
export function answerSqlServer(asked: SqlQuestion): SqlAnswer | InputError {
  const money = readMoney({ ...asked })
  if (isInputError(money)) return money
  const prices = readPrices(asked)
  if (isInputError(prices)) return prices
  const given = { ...asked, ...prices[asked.edition as PaidEdition] } as SqlInput
  const core = withBreakEven(given)
  const result = sqlServerCost(core)
  if (isInputError(result)) return { ...result, field: formField(result.field, asked.edition) }
  if (!('licenceCostUsd' in result))
    return { kind: 'free', edition: asked.edition as FreeEdition, money, core, result }
  const input = byCore(given)
  const offers = offersOf(asked, input, prices, money)
  if (offers && isInputError(offers)) return offers
  return {
    kind: 'paid',
    edition: asked.edition as PaidEdition,
    money,
    core,
    result,
    options: compareSqlOptions(input, prices),
    offers,
    breakEven: breakEvenOf(input, prices),
  }
}
