import { fieldsOf, type Untrusted } from '../shared/checks.ts'
import { type ErrorCode, type InputError, isInputError } from '../shared/input-error.ts'
import { markCheapest } from '../shared/money.ts'
import type { PaidEdition } from './editions.ts'
import type { SqlInput } from './input.ts'
import { type PaidResult, sqlServerCost } from './sql-server.ts'
import type { SqlWarning } from './warnings.ts'

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
