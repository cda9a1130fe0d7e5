import { isInputError, settle } from '../shared/input-error.ts'
import { type BreakEvenPoint, byCost, offerOf } from '../shared/licences.ts'
import { markCheapest, toUsd } from '../shared/money.ts'
import { exact } from '../shared/rational.ts'
import { licenceCost, serverCalCheaperUpTo } from './costs.ts'
import type { PaidEdition } from './editions.ts'
import { paidResult } from './engine.ts'
import type { PaidPlan, Terms } from './input.ts'
import type { SqlPrices } from './prices.ts'
import { type CoreWorkload, checkAvailable, type ServerWorkload, type Workload } from './workload.ts'

/** Checked inputs from which every option can be calculated. */
export interface SqlChoices extends Terms {
  readonly byCore: CoreWorkload
  readonly byServer: ServerWorkload
  readonly prices: Readonly<Record<PaidEdition, SqlPrices>>
}

/** Plans one edition and workload; throws a `Rejection` if the edition isn't sold for it. */
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

/** All ways to pay for a production SQL Server. */
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

/** An option's cost over the years, or why it isn't possible. */
export type OptionCost = ReturnType<typeof compareSqlOptions>[number]

/** Compares all options for the same cores, users and years. */
export function compareSqlOptions(choices: SqlChoices) {
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

/** Whether an option is the one the visitor has chosen: purchased licences. */
export const isChosen = (id: SqlOptionId, { edition, workload }: PaidPlan): boolean =>
  id === `${edition}-${workload.model === 'server-cal' ? 'server-cal' : 'core'}`

/** Inverse of the calculator: which options a budget buys, cheapest first; leaves out options without a price. */
export const optionsWithin = (options: readonly OptionCost[], budgetUsd: number) =>
  byCost(
    options.flatMap(({ id, totalUsd }) =>
      totalUsd === null ? [] : [{ id, ...offerOf(exact(totalUsd), exact(budgetUsd)) }],
    ),
  )

/** Compares Standard by core with servers and CALs: licences only, without replicas. */
export function breakEvenOf(choices: SqlChoices) {
  const { byCore, byServer } = choices
  const { servers } = byServer
  const single = { ...choices, replicas: null, assured: false }
  const usdOf = (workload: Workload) => toUsd(licenceCost(planOf(single, 'standard', workload)))
  const standard = settle(() => ({
    coreUsd: usdOf(byCore),
    upToCals: serverCalCheaperUpTo(planOf(single, 'standard', byCore), servers),
  }))
  const isSold = !isInputError(standard)
  return {
    servers,
    /** The most CALs with which servers cost less; `null` if that holds for none or all, or Standard isn't sold for these cores. */
    upToCals: isSold ? standard.upToCals : null,
    /** Costs at a CAL count, by server and by core; `null` if Standard isn't sold for these cores. */
    at: isSold
      ? (count: number): BreakEvenPoint => ({
          count,
          usd: [usdOf({ ...byServer, cals: count }), standard.coreUsd],
        })
      : null,
  }
}

/** Number of intervals in the chart. */
const intervals = 40

/** CAL counts of the chart, in equal steps from 0 to past the break-even and the entered count. */
export const chartCals = (upTo: number | null, entered: number): readonly number[] => {
  const most = Math.max(10, Math.ceil(entered * 1.2), upTo === null ? 0 : 2 * upTo)
  const step = Math.ceil(most / intervals)
  return Array.from({ length: intervals + 1 }, (_, index) => index * step)
}

/** Returns the CAL counts to list: 0, both sides of the break-even, half and twice of it, and the entered count. */
export const tableCals = (upTo: number | null, entered: number): readonly number[] => {
  const around = upTo === null ? [] : [Math.round(upTo / 2), upTo, upTo + 1, 2 * upTo]
  return [...new Set([0, ...around, entered])].filter((count) => count >= 0).sort((a, b) => a - b)
}
