import { aNumber, fieldsOf, numbersOf, rejectOverflow, required, type Untrusted } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { type Money, toUsd } from '../shared/money.ts'
import { compare, divide, exact, subtract, whole } from '../shared/rational.ts'
import { setsWithin } from './break-even.ts'
import { licencesPerSet } from './core-licences.ts'
import { type EditionCost, editionCosts } from './edition-cost.ts'
import { mostVms } from './host-role.ts'
import type { WindowsInput } from './input.ts'
import { readWindowsPlan, type WindowsPlan } from './plan.ts'
import { magnitudes } from './windows-server.ts'

/** The inputs of the calculator with prices, and the money there is for core licences. */
export interface WindowsBudget extends WindowsInput {
  budgetUsd?: number
}

/** What the budget means for one edition. */
export interface EditionOffer {
  readonly edition: 'standard' | 'datacenter'
  readonly costUsd: number
  /** What is left over; `null` when the edition is not affordable. */
  readonly remainingUsd: number | null
  /** The most VMs per host that the budget licenses; `null` without limit. */
  readonly maxVmsPerHost: number | null
}

function offer(
  edition: EditionOffer['edition'],
  cost: Money,
  budget: Money,
  maxVms: number | null,
): EditionOffer {
  const affordable = compare(cost, budget) <= 0
  return {
    edition,
    costUsd: toUsd(cost),
    remainingUsd: affordable ? toUsd(subtract(budget, cost)) : null,
    maxVmsPerHost: maxVms,
  }
}

function standardVms({ standard, hosts, processors, role }: WindowsPlan, budget: Money): number | null {
  if (!standard) return null
  const sets = setsWithin(divide(budget, whole(hosts)), licencesPerSet(processors), standard)
  return sets === null ? null : (mostVms(role, sets) ?? 0)
}

function datacenterVms({ cost }: EditionCost, budget: Money): number | null {
  return compare(cost, budget) <= 0 ? null : 0
}

/** The inverse of the calculator: which editions a budget buys, the cheapest first. */
export function editionsWithin(input: Untrusted<WindowsBudget>): readonly EditionOffer[] | InputError {
  const fields = fieldsOf(input)
  return settle(() => {
    const plan = readWindowsPlan(fields)
    const budget = exact(required(fields, 'budgetUsd', aNumber({ min: 0 })))
    const { standard, datacenter } = editionCosts(plan)
    const offers = [
      ...(standard ? [offer('standard', standard.cost, budget, standardVms(plan, budget))] : []),
      ...(datacenter
        ? [offer('datacenter', datacenter.cost, budget, datacenterVms(datacenter, budget))]
        : []),
    ]
    const sorted = offers.sort((a, b) => a.costUsd - b.costUsd)
    return rejectOverflow(sorted, numbersOf(fields, [...magnitudes, 'budgetUsd']))
  })
}
