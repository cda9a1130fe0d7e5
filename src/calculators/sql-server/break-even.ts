import { times } from '../shared/money.ts'
import { ceil, compare, divide, subtract, zero } from '../shared/rational.ts'
import { needed, type PaidPlan } from './plan.ts'
import { coreLicences, packsOf } from './workload.ts'

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
