import { type ErrorCode, isInputError, settle } from '../shared/input-error.ts'
import { type BreakEvenPoint, byCost, type Offer, offerOf } from '../shared/licences.ts'
import { markCheapest, toUsd } from '../shared/money.ts'
import { exact } from '../shared/rational.ts'
import { licenceCost, serverCalCheaperUpTo } from './costs.ts'
import type { PaidEdition, SqlWarning } from './editions.ts'
import { paidResult } from './engine.ts'
import type { PaidPlan, Terms } from './input.ts'
import type { SqlPrices } from './prices.ts'
import { type CoreWorkload, checkAvailable, type ServerWorkload, type Workload } from './workload.ts'

/** The checked inputs of which every way to pay can be made. */
export interface SqlChoices extends Terms {
  readonly byCore: CoreWorkload
  readonly byServer: ServerWorkload
  readonly prices: Readonly<Record<PaidEdition, SqlPrices>>
}

/** One edition and workload among the choices; throws a `Rejection` where the edition is not sold for it. */
export function planOf(
  { byCore: _, byServer: __, prices, ...terms }: SqlChoices,
  edition: PaidEdition,
  workload: Workload,
): PaidPlan {
  checkAvailable(workload, edition)
  return { ...terms, edition, workload, prices: prices[edition], comparedServers: undefined }
}

type CostOutput = 'totalCostUsd' | 'subscriptionTotalUsd' | 'paygTotalUsd'

interface Option {
  readonly id: string
  readonly edition: PaidEdition
  readonly serverCal?: true
  readonly output: CostOutput
}

/** Every way to pay for a production SQL Server. */
const sqlOptions = [
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

/** All options for the same cores, users and years side by side. */
export function compareSqlOptions(choices: SqlChoices): readonly OptionCost[] {
  const costs = sqlOptions.map((option: Option & { id: SqlOptionId }) => {
    const { id, edition, serverCal, output } = option
    const outcome = settle(() =>
      paidResult(planOf(choices, edition, serverCal ? choices.byServer : choices.byCore)),
    )
    return isInputError(outcome)
      ? { id, totalUsd: null, error: outcome.error, warnings: [] }
      : { id, totalUsd: outcome[output] ?? null, error: null, warnings: outcome.warnings }
  })
  return markCheapest(costs)
}

/** Whether an option of the comparison is the one that the visitor has chosen: licences that are bought. */
export const isChosen = (id: SqlOptionId, { edition, workload }: PaidPlan): boolean =>
  id === `${edition}-${workload.model === 'server-cal' ? 'server-cal' : 'core'}`

/** An option within or beyond the budget. */
export interface SqlOffer extends Offer {
  readonly id: SqlOptionId
}

/** The inverse of the calculator: which options a budget buys, the cheapest first; those without a price are left out. */
export const optionsWithin = (options: readonly OptionCost[], budgetUsd: number): readonly SqlOffer[] =>
  byCost(
    options.flatMap(({ id, totalUsd }) =>
      totalUsd === null ? [] : [{ id, ...offerOf(exact(totalUsd), exact(budgetUsd)) }],
    ),
  )

/** Standard by core against servers and CALs: licences only, without replicas. */
export interface BreakEven {
  readonly servers: number
  /** The most CALs with which servers cost less; `null` where none, all, or no cores are to be had. */
  readonly upToCals: number | null
  /** The costs with so many CALs, by server and by core; `null` where Standard is not sold for these cores. */
  readonly at: ((count: number) => BreakEvenPoint) | null
}

export function breakEvenOf(choices: SqlChoices): BreakEven {
  const { byCore, byServer } = choices
  const { servers } = byServer
  const single = { ...choices, replicas: null, assured: false }
  const usdOf = (workload: Workload) => toUsd(licenceCost(planOf(single, 'standard', workload)))
  const found = settle(() => ({
    coreUsd: usdOf(byCore),
    upToCals: serverCalCheaperUpTo(planOf(single, 'standard', byCore), servers),
  }))
  if (isInputError(found)) return { servers, upToCals: null, at: null }
  const { coreUsd, upToCals } = found
  return {
    servers,
    upToCals,
    at: (count) => ({ count, usd: [usdOf({ ...byServer, cals: count }), coreUsd] }),
  }
}

/** Points of the chart beside the first. */
const intervals = 40

/** The CAL counts of the chart, from 0 in equal steps as far as it goes: past the break-even and past the visitor's own. */
export const chartCals = (upTo: number | null, own: number): readonly number[] => {
  const most = Math.max(10, Math.ceil(own * 1.2), upTo === null ? 0 : 2 * upTo)
  const step = Math.ceil(most / intervals)
  return Array.from({ length: intervals + 1 }, (_, index) => index * step)
}

/** Returns the CAL counts to list: 0, both sides of the break-even, half and twice of it, and the visitor's own. */
export const tableCals = (upTo: number | null, own: number): readonly number[] => {
  const around = upTo === null ? [] : [Math.round(upTo / 2), upTo, upTo + 1, 2 * upTo]
  return [...new Set([0, ...around, own])].filter((count) => count >= 0).sort((a, b) => a - b)
}
