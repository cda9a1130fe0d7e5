import { aNumber, type Untrusted } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { toUsd } from '../shared/money.ts'
import { compare, exact, subtract } from '../shared/rational.ts'
import { compareSqlOptions, type EditionPrices, type SqlOptionId } from './compare-options.ts'
import type { PaidEdition } from './editions.ts'
import type { SqlInput } from './input.ts'

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
    const budget = exact(aNumber({ min: 0 })(budgetUsd, 'budgetUsd'))
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
