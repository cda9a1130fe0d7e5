import { aFilledList, anInteger, optional } from '../shared/checks.ts'
import { type InputError, isInputError, settle } from '../shared/input-error.ts'
import { type Money, readMoney } from '../ui/money/currency.ts'
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
  readonly breakEven: { readonly input: SqlInput; readonly servers: number; readonly upToCals: number | null }
}

export type SqlAnswer = FreeAnswer | PaidAnswer

/** Checks what is asked whatever the model: CALs and VMs count in the comparison. */
function checkShown(asked: SqlQuestion): InputError | undefined {
  const fields = { ...asked }
  const checked = settle(() => {
    for (const name of ['userCals', 'deviceCals']) optional(fields, name, anInteger({ min: 0 }))
    return { vms: optional(fields, 'vmVcpus', aFilledList(anInteger({ min: 1 }))) }
  })
  return isInputError(checked) ? checked : undefined
}

/** Operating systems that run SQL Server: those counted, the virtual machines, or the one on the metal. */
function serversOf({ model, sqlOses = 1, sqlVmsOnHost = 0, vmVcpus }: SqlInput): number {
  if (model === 'per-core-vm') return vmVcpus?.length ?? 1
  return model === 'server-cal' ? sqlOses : Math.max(1, sqlVmsOnHost)
}

/** The input by core, with what Server + CAL needs beside it. */
const byCore = (core: SqlInput, servers: number): SqlInput => ({
  ...core,
  model: core.model === 'server-cal' ? 'per-core-vm' : (core.model ?? 'per-core-vm'),
  sqlOses: servers,
})

/** The core compares cores with one server; as many as there are cost as much as one at their common price. */
const withBreakEven = (core: SqlInput, servers: number): SqlInput => ({
  ...core,
  compareBreakEven: true,
  ...(core.model !== 'server-cal' &&
    core.priceServerUsd !== undefined && { priceServerUsd: core.priceServerUsd * servers }),
})

function breakEvenOf(input: SqlInput, servers: number, { standard }: Prices): PaidAnswer['breakEven'] {
  const asked = { ...input, ...standard, edition: 'standard' } as SqlInput
  const result = sqlServerCost(withBreakEven(asked, servers))
  const upTo = 'serverCalCheaperUpToCals' in result ? result.serverCalCheaperUpToCals : null
  return { input: asked, servers, upToCals: upTo ?? null }
}

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
  const refused = isPaid(asked.edition) ? checkShown(asked) : undefined
  if (refused) return refused
  const servers = serversOf(given)
  const core = withBreakEven(given, servers)
  const result = sqlServerCost(core)
  if (isInputError(result)) return { ...result, field: priceNamed(result.field, asked.edition) }
  if (!('licenceCostUsd' in result))
    return { kind: 'free', edition: asked.edition as FreeEdition, money, core, result }
  const input = byCore(given, servers)
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
    breakEven: breakEvenOf(input, servers, prices),
  }
}
