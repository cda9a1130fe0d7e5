import { type Money, times } from '../shared/money.ts'
import { add, ceil, compare, divide, exact, multiply, subtract, whole, zero } from '../shared/rational.ts'
import { needed, type PaidPlan } from './input.ts'
import { coreLicences, packsOf, paygCores, replicasToLicense } from './workload.ts'

/** The primary and the replicas that are licensed like it. */
function copies({ replicas }: PaidPlan, assured: boolean): number {
  return 1 + replicasToLicense(replicas, assured)
}

/** Licences to buy, replicas included; CALs are bought once. */
export function licenceCost(plan: PaidPlan): Money {
  const { workload, prices, assured } = plan
  if (workload.model === 'server-cal') {
    const servers = times(workload.servers * copies(plan, assured), needed(prices.server, 'priceServerUsd'))
    return add(servers, times(workload.cals, needed(prices.cal, 'priceCalUsd')))
  }
  const packs = packsOf(coreLicences(workload) ?? 0)
  return times(packs * copies(plan, assured), needed(prices.core2pack, 'priceCore2packUsd'))
}

/** Software Assurance over the years; nothing without it. */
export function assuranceCost(plan: PaidPlan): Money {
  return plan.assured ? multiply(licenceCost(plan), plan.assuranceShare) : zero
}

/** Subscription over the years, sold by two cores; it brings the rights of Software Assurance. */
export function subscriptionTotal(plan: PaidPlan): Money | null {
  const price = plan.prices.subscription2coreYear
  const licences = coreLicences(plan.workload)
  if (!price || licences === null) return null
  return multiply(times(packsOf(licences) * copies(plan, true), price), exact(plan.years))
}

/** Pay-as-you-go around the clock over the years, by core and month; it brings the rights of Software Assurance. */
export function paygTotal(plan: PaidPlan): Money | null {
  const price = plan.prices.paygCoreMonth
  const cores = paygCores(plan.workload)
  if (!price || cores === null) return null
  return multiply(times(cores * copies(plan, true), price), whole(12), exact(plan.years))
}

/**
 * The largest number of CALs with which one server and its CALs cost less than the core packs; `null` when no number
 * does, every number does (free CALs), or the edition or model has no such choice.
 */
export function serverCalCheaperUpTo({ edition, workload, prices }: PaidPlan): number | null {
  const licences = coreLicences(workload)
  if (edition !== 'standard' || licences === null) return null
  const cores = times(packsOf(licences), needed(prices.core2pack, 'priceCore2packUsd'))
  const left = subtract(cores, needed(prices.server, 'priceServerUsd'))
  const cal = needed(prices.cal, 'priceCalUsd')
  if (compare(left, zero) <= 0 || compare(cal, zero) === 0) return null
  return Number(ceil(divide(left, cal)) - 1n)
}
