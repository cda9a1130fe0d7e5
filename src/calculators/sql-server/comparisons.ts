import {
  anInteger,
  checksOf,
  fieldsOf,
  numbersOf,
  rejectOverflow,
  required,
  type Untrusted,
  withDefault,
} from '../shared/checks.ts'
import { type ErrorCode, type InputError, isInputError, settle } from '../shared/input-error.ts'
import { aPrice, markCheapest, times, toUsd } from '../shared/money.ts'
import { add, compare, exact, subtract } from '../shared/rational.ts'
import { sqlBounds } from './bounds.ts'
import type { PaidEdition, SqlWarning } from './editions.ts'
import { type PaidResult, sqlServerCost } from './engine.ts'
import type { SqlInput } from './input.ts'
import { coreLicences, packsOf, readWorkload } from './workload.ts'

const takes = checksOf(sqlBounds)

/** The prices with which one edition is calculated. */
export type EditionPrices = Untrusted<Pick<SqlInput, Extract<keyof SqlInput, `price${string}`>>>

type CostOutput = 'totalCostUsd' | 'subscriptionTotalUsd' | 'paygTotalUsd'

interface Option {
  readonly id: string
  readonly edition: PaidEdition
  readonly serverCal?: true
  readonly output: CostOutput
}

/** Every way to pay for a production SQL Server. */
export const sqlOptions = [
  { id: 'standard-server-cal', edition: 'standard', serverCal: true, output: 'totalCostUsd' },
  { id: 'standard-core', edition: 'standard', output: 'totalCostUsd' },
  { id: 'standard-subscription', edition: 'standard', output: 'subscriptionTotalUsd' },
  { id: 'standard-payg', edition: 'standard', output: 'paygTotalUsd' },
  { id: 'enterprise-core', edition: 'enterprise', output: 'totalCostUsd' },
  { id: 'enterprise-subscription', edition: 'enterprise', output: 'subscriptionTotalUsd' },
  { id: 'enterprise-payg', edition: 'enterprise', output: 'paygTotalUsd' },
] as const satisfies readonly Option[]

export type SqlOptionId = (typeof sqlOptions)[number]['id']

/** The cost of one option over the years, or why it is not possible. */
export interface OptionCost {
  readonly id: SqlOptionId
  readonly totalUsd: number | null
  readonly error: ErrorCode | null
  readonly warnings: readonly SqlWarning[]
  readonly cheapest: boolean
}

function outcomeOf(
  option: Option,
  input: Untrusted<SqlInput>,
  prices: EditionPrices,
): PaidResult | InputError {
  const model = option.serverCal ? 'server-cal' : fieldsOf(input).model
  return sqlServerCost({ ...input, ...prices, edition: option.edition, model }) as PaidResult | InputError
}

/**
 * All options for the same cores, users and years side by side. `input.model` says how cores are counted; users and
 * devices count for server + CAL. Prices replace those of the input, edition by edition.
 */
export function compareSqlOptions(
  input: Untrusted<SqlInput>,
  prices: Readonly<Record<PaidEdition, EditionPrices>>,
): readonly OptionCost[] {
  const costs = sqlOptions.map((option) => {
    const outcome = outcomeOf(option, input, prices[option.edition])
    if (isInputError(outcome)) return { id: option.id, totalUsd: null, error: outcome.error, warnings: [] }
    const totalUsd = outcome[option.output] ?? null
    return { id: option.id, totalUsd, error: null, warnings: outcome.warnings }
  })
  return markCheapest(costs)
}

/** Whether an option of the comparison is the one that the visitor has chosen: licences that are bought. */
export const isChosen = (id: SqlOptionId, { edition, model }: SqlInput): boolean =>
  id === `${edition}-${model === 'server-cal' ? 'server-cal' : 'core'}`

/** An option within or beyond the budget. */
export interface SqlOffer {
  readonly id: SqlOptionId
  readonly costUsd: number
  /** What is left over; `null` when the budget is too small. */
  readonly remainingUsd: number | null
}

/** The inverse of the calculator: which options a budget buys, the cheapest first; those without a price are left out. */
export function optionsWithin(
  budgetUsd: unknown,
  input: Untrusted<SqlInput>,
  prices: Readonly<Record<PaidEdition, EditionPrices>>,
): readonly SqlOffer[] | InputError {
  return settle(() => {
    const budget = exact(takes.budget(budgetUsd, 'budgetUsd'))
    const priced = compareSqlOptions(input, prices).flatMap(({ id, totalUsd }) =>
      totalUsd === null ? [] : [{ id, costUsd: totalUsd, cost: exact(totalUsd) }],
    )
    const offers = priced.map(({ id, costUsd, cost }) => ({
      id,
      costUsd,
      remainingUsd: compare(cost, budget) <= 0 ? toUsd(subtract(budget, cost)) : null,
    }))
    return offers.sort((a, b) => a.costUsd - b.costUsd)
  })
}

/** One point of the break-even chart. */
export interface CalPoint {
  readonly cals: number
  readonly serverCalUsd: number
  readonly coreUsd: number
}

const prices = ['priceCore2packUsd', 'priceServerUsd', 'priceCalUsd']

/** Points of the chart beside the first. */
const intervals = 40

/**
 * Licence cost of Standard, with `sqlOses` servers and CALs against by core, from 0 to at least `maxCals` CALs in equal
 * steps; empty when the model counts no cores.
 */
export function calSeries(input: Untrusted<SqlInput>, maxCals: unknown): readonly CalPoint[] | InputError {
  const fields = fieldsOf(input)
  const price = (name: string) => exact(required(fields, name, aPrice))
  return settle(() => {
    const step = Math.ceil(anInteger({ min: 1 })(maxCals, 'userCals') / intervals)
    const licences = coreLicences(readWorkload(fields, 'standard'))
    if (licences === null) return []
    const coreUsd = toUsd(times(packsOf(licences), price('priceCore2packUsd')))
    const servers = times(withDefault(fields, 'sqlOses', takes.sqlOses, 1), price('priceServerUsd'))
    const cal = price('priceCalUsd')
    const points = Array.from({ length: intervals + 1 }, (_, index) => {
      const cals = index * step
      return { cals, serverCalUsd: toUsd(add(servers, times(cals, cal))), coreUsd }
    })
    return rejectOverflow(points, numbersOf(fields, prices))
  })
}

/** As far as the chart goes: past the break-even and past the visitor's own. */
export const mostCals = (upTo: number | null, own: number): number =>
  Math.max(10, Math.ceil(own * 1.2), upTo === null ? 0 : 2 * upTo)

/** Returns the CAL counts to list: 0, both sides of the break-even, half and twice of it, and the visitor's own. */
export const tableCals = (upTo: number | null, own: number): readonly number[] => {
  const around = upTo === null ? [] : [Math.round(upTo / 2), upTo, upTo + 1, 2 * upTo]
  return [...new Set([0, ...around, own])].filter((count) => count >= 0).sort((a, b) => a - b)
}
