import { Rejection } from '../shared/input-error.ts'
import { meteredCost } from '../shared/licences.ts'
import { type Money, times } from '../shared/money.ts'
import { add, ceil, compare, divide, exact, multiply, subtract, zero } from '../shared/rational.ts'
import type { PaidPlan } from './input.ts'
import { needed } from './prices.ts'
import { coreLicences, packsOf, paygCores, replicasToLicense } from './workload.ts'

/** Number of copies licensed: the primary and the replicas that need licences. */
function copies({ replicas }: PaidPlan, assured: boolean): number {
  return 1 + replicasToLicense(replicas, assured)
}

/** Cost of the licences, replicas included; CALs are bought once. */
export function licenceCost(plan: PaidPlan): Money {
  const { workload, prices, assured } = plan
  if (workload.model === 'server-cal') {
    const servers = times(workload.servers * copies(plan, assured), needed(prices, 'server'))
    return add(servers, times(workload.cals, needed(prices, 'cal')))
  }
  return times(packsOf(coreLicences(workload)) * copies(plan, assured), needed(prices, 'core2pack'))
}

/** Cost of Software Assurance over the years; zero without it. */
export function assuranceCost(plan: PaidPlan): Money {
  return plan.assured ? multiply(licenceCost(plan), plan.assuranceShare) : zero
}

/** Cost of a subscription over the years, sold per two cores; includes the rights of Software Assurance. */
export function subscriptionTotal(plan: PaidPlan): Money | null {
  const { workload, prices, years } = plan
  if (!prices.subscription || workload.model === 'server-cal') return null
  const packs = packsOf(coreLicences(workload)) * copies(plan, true)
  return multiply(times(packs, prices.subscription), exact(years))
}

/** Cost of pay-as-you-go, which includes the rights of Software Assurance. */
export function paygTotal(plan: PaidPlan): Money | null {
  const { workload, prices, years } = plan
  if (!prices.payg || workload.model === 'server-cal') return null
  return meteredCost(paygCores(workload) * copies(plan, true), prices.payg, years)
}

/**
 * The most CALs with which the compared servers and their CALs cost less than the core packs; `null` if that holds for no number or for every
 * number (free CALs), or if the edition or model has no such choice.
 */
export function serverCalCheaperUpTo(
  { edition, workload, prices }: PaidPlan,
  servers: number,
): number | null {
  if (edition !== 'standard' || workload.model === 'server-cal') return null
  const cores = times(packsOf(coreLicences(workload)), needed(prices, 'core2pack'))
  const left = subtract(cores, times(servers, needed(prices, 'server')))
  const cal = needed(prices, 'cal')
  if (compare(left, zero) <= 0 || compare(cal, zero) === 0) return null
  const upTo = Number(ceil(divide(left, cal)) - 1n)
  if (!Number.isFinite(upTo)) throw new Rejection('out-of-range', prices.nameOf('cal'))
  return upTo
}
