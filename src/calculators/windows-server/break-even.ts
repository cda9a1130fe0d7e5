import type { Money } from '../shared/money.ts'
import { compare } from '../shared/rational.ts'
import { fewestVms, type HostRole } from './host-role.ts'
import { cheapestPacks, type PackPrices } from './packs.ts'

/** The smallest number of sets that satisfies a condition which, once true, stays true; `null` when none does. */
function fewestSets(satisfied: (sets: number) => boolean): number | null {
  let high = 1
  while (!satisfied(high)) {
    high *= 2
    if (!Number.isSafeInteger(high)) return null
  }
  let low = Math.floor(high / 2)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (satisfied(middle)) high = middle
    else low = middle
  }
  return high
}

/**
 * The smallest number of VMs per host at which Standard costs more than Datacenter, which covers any number; `null`
 * when Standard never does.
 */
export function datacenterCheaperFrom(
  role: HostRole,
  licencesPerSet: number,
  standard: PackPrices,
  datacenter: PackPrices,
): number | null {
  const unlimited = cheapestPacks(licencesPerSet, datacenter).cost
  // Free packs never cost more; otherwise the cost grows with the sets.
  const sets = fewestSets(
    (count) => compare(cheapestPacks(count * licencesPerSet, standard).cost, unlimited) > 0,
  )
  return sets === null ? null : fewestVms(role, sets)
}

/** The most sets that a budget per host buys; 0 when it buys none, `null` when the packs are free. */
export function setsWithin(budget: Money, licencesPerSet: number, standard: PackPrices): number | null {
  const sets = fewestSets(
    (count) => compare(cheapestPacks(count * licencesPerSet, standard).cost, budget) > 0,
  )
  return sets === null ? null : sets - 1
}
