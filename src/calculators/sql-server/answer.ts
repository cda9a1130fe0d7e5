import { checksOf, optional } from '../shared/checks.ts'
import { type InputError, isInputError, settle } from '../shared/input-error.ts'
import { type DisplayCurrency, readDisplayCurrency } from '../ui/money/currency.ts'
import { sqlBounds } from './bounds.ts'
import { compareSqlOptions, type OptionCost, optionsWithin, type SqlOffer } from './comparisons.ts'
import { type FreeEdition, isPaid, type PaidEdition, type SqlVersion } from './editions.ts'
import { type FreeResult, type PaidResult, sqlServerCost } from './engine.ts'
import type { SqlInput } from './input.ts'
import { type GivenPrices, type Prices, priceNamed, readPrices } from './prices.ts'

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
  readonly money: DisplayCurrency
  /** The engine's input. */
  readonly engineInput: SqlInput
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
  /** The engine's input for Standard by core, the servers that Server + CAL would need, and the most CALs with which that is cheaper. */
  readonly breakEven: { readonly input: SqlInput; readonly servers: number; readonly upToCals: number | null }
}

export type SqlAnswer = FreeAnswer | PaidAnswer

const takes = checksOf(sqlBounds)

/** Checks CALs and VMs even if the chosen model ignores them, since the comparison counts them. */
function checkShown(asked: SqlQuestion): InputError | undefined {
  const fields = { ...asked }
  const checked = settle(() => {
    for (const name of ['userCals', 'deviceCals', 'vmVcpus'] as const)
      optional<number | readonly number[]>(fields, name, takes[name])
  })
  return isInputError(checked) ? checked : undefined
}

/** Operating systems that run SQL Server: those counted, the virtual machines, or the one on the metal. */
function serversOf({ model, sqlOses = 1, sqlVmsOnHost = 0, vmVcpus }: SqlInput): number {
  if (model === 'per-core-vm') return vmVcpus?.length ?? 1
  return model === 'server-cal' ? sqlOses : Math.max(1, sqlVmsOnHost)
}

/** The input by core, with what Server + CAL needs beside it. */
const byCore = (input: SqlInput, servers: number): SqlInput => ({
  ...input,
  model: input.model === 'server-cal' ? 'per-core-vm' : (input.model ?? 'per-core-vm'),
  sqlOses: servers,
})

/** Asks for the break-even. The engine compares cores with one server, so that one gets the price of all. */
const withBreakEven = (input: SqlInput, servers: number): SqlInput => ({
  ...input,
  compareBreakEven: true,
  ...(input.model !== 'server-cal' &&
    input.priceServerUsd !== undefined && { priceServerUsd: input.priceServerUsd * servers }),
})

function breakEvenOf(input: SqlInput, servers: number, { standard }: Prices): PaidAnswer['breakEven'] {
  const asked = { ...input, ...standard, edition: 'standard' } as SqlInput
  const result = sqlServerCost(withBreakEven(asked, servers))
  const upTo = 'serverCalCheaperUpToCals' in result ? result.serverCalCheaperUpToCals : null
  return { input: asked, servers, upToCals: upTo ?? null }
}

function offersOf({ budget }: SqlQuestion, input: SqlInput, prices: Prices, { perUsd }: DisplayCurrency) {
  if (budget === undefined) return undefined
  return optionsWithin(budget / perUsd, input, prices)
}

/** Everything that the page shows but the chart, or the first input that was refused, by its name in the form. */
export function answerSqlServer(asked: SqlQuestion): SqlAnswer | InputError {
  const money = readDisplayCurrency({ ...asked })
  if (isInputError(money)) return money
  const prices = readPrices(asked)
  if (isInputError(prices)) return prices
  const given = { ...asked, ...prices[asked.edition as PaidEdition] } as SqlInput
  const refused = isPaid(asked.edition) ? checkShown(asked) : undefined
  if (refused) return refused
  const servers = serversOf(given)
  const engineInput = withBreakEven(given, servers)
  const result = sqlServerCost(engineInput)
  if (isInputError(result)) return { ...result, field: priceNamed(result.field, asked.edition) }
  if (!('licenceCostUsd' in result))
    return { kind: 'free', edition: asked.edition as FreeEdition, money, engineInput, result }
  const input = byCore(given, servers)
  const offers = offersOf(asked, input, prices, money)
  if (isInputError(offers)) return offers
  return {
    kind: 'paid',
    edition: asked.edition as PaidEdition,
    money,
    engineInput,
    result,
    options: compareSqlOptions(input, prices),
    offers,
    breakEven: breakEvenOf(input, servers, prices),
  }
}
