import { type Money, times } from '../shared/money.ts'
import { add, compare, exact, zero } from '../shared/rational.ts'
import type { WindowsFields } from './form.ts'
import type { WindowsPlan } from './input.ts'
import { fewestVms, type HostRole, type Licences, licencesOf } from './licences.ts'
import { neededPrice, type PriceName, type WindowsPrices } from './prices.ts'

/** Prices of the two pack sizes of an edition. */
export type PackPrices = NonNullable<ReturnType<typeof readPackPrices>>

/** Packs to buy and their cost. */
export type PackMix = ReturnType<typeof mixWith>

/** Reads an edition's prices; `undefined` if neither pack has one. */
export function readPackPrices(prices: WindowsPrices, name16: PriceName, name2: PriceName) {
  if (prices[name16] === undefined && prices[name2] === undefined) return undefined
  return { pack16: exact(neededPrice(prices, name16)), pack2: exact(neededPrice(prices, name2)) }
}

function mixWith(packs16: number, licences: number, { pack16, pack2 }: PackPrices) {
  const packs2 = Math.max(0, Math.ceil((licences - 16 * packs16) / 2))
  return { packs16, packs2, cost: add(times(packs16, pack16), times(packs2, pack2)) }
}

/**
 * Finds the cheapest packs that hold at least the licences; among equals, the mix with more 16-packs. The cost is linear in the number of
 * 16-packs until they hold everything, so only the ends of that line and one pack beyond can be best.
 */
export function cheapestPacks(licences: number, prices: PackPrices): PackMix {
  const full = Math.floor(licences / 16)
  const candidates = [Math.ceil(licences / 16), full, 0].map((packs16) => mixWith(packs16, licences, prices))
  return candidates.reduce((best, mix) => (compare(mix.cost, best.cost) < 0 ? mix : best))
}

/** Client access licences, with the inputs for their number, their price, and the users whose subscription includes them. */
export const calTypes = [
  { id: 'user', count: 'userCals', price: 'priceUserCalUsd', covered: 'usersWithCalRights' },
  { id: 'device', count: 'deviceCals', price: 'priceDeviceCalUsd', covered: undefined },
  { id: 'rds-user', count: 'rdsUserCals', price: 'priceRdsUserCalUsd', covered: undefined },
  { id: 'rds-device', count: 'rdsDeviceCals', price: 'priceRdsDeviceCalUsd', covered: undefined },
] as const

/** One kind of CAL to buy. */
export type CalLine = NonNullable<ReturnType<typeof readCals>>[number]

/**
 * Reads the CALs, bought once for all servers; a price is needed for those to buy. Users whose subscription includes the right need none.
 * `null` if no count is given.
 */
export function readCals(read: WindowsFields, prices: WindowsPrices) {
  const lines = calTypes.map(({ id, count, price, covered }) => {
    const bought = Math.max(0, (read[count] ?? 0) - ((covered && read[covered]) ?? 0))
    const each = bought > 0 ? neededPrice(prices, price) : (prices[price] ?? 0)
    return { id, count: bought, price: exact(each) }
  })
  if (calTypes.every(({ count }) => read[count] === undefined)) return null
  return lines.filter((line) => line.count > 0)
}

/** Cost of the CALs. */
export function calCost(lines: readonly CalLine[]): Money {
  return lines.map(({ count, price }) => times(count, price)).reduce(add, zero)
}

/** The packs of one host and the cost of all hosts. */
export type EditionCost = NonNullable<ReturnType<typeof editionCost>>

/** Costs of both editions, each only if it has prices. */
export type EditionCosts = ReturnType<typeof editionCosts>

function editionCost(perHost: number, hosts: number, prices: PackPrices | undefined) {
  if (!prices) return undefined
  const packs = cheapestPacks(perHost, prices)
  return { packs, cost: times(hosts, packs.cost) }
}

/** Calculates each edition's cost on all hosts. */
export function editionCosts(plan: WindowsPlan) {
  const { coreLicencesPerFullSet: perSet, standardSetsPerHost: sets } = licencesOf(plan)
  return {
    standard: editionCost(sets * perSet, plan.hosts, plan.standard),
    datacenter: editionCost(sets > 0 ? perSet : 0, plan.hosts, plan.datacenter),
  }
}

/** Which edition costs less; `none` if nothing needs a licence. */
function cheaperEdition(sets: number, standard: Money, datacenter: Money) {
  if (sets === 0) return 'none'
  const order = compare(standard, datacenter)
  if (order === 0) return 'equal'
  return order < 0 ? 'standard' : 'datacenter'
}

/** Finds the cheaper edition, and the number of VMs from which Datacenter is cheaper; nothing unless both have prices. */
export function compareEditions(plan: WindowsPlan, licences: Licences, costs: EditionCosts) {
  if (!costs.standard || !costs.datacenter || !plan.standard || !plan.datacenter) return undefined
  const { coreLicencesPerFullSet: perSet, standardSetsPerHost: sets } = licences
  return {
    cheaperEdition: cheaperEdition(sets, costs.standard.cost, costs.datacenter.cost),
    datacenterCheaperFromVmsPerHost: datacenterCheaperFrom(plan.role, perSet, plan.standard, plan.datacenter),
  }
}

/** Finds the smallest number of sets that satisfies a condition which, once true, stays true; `null` if none does. */
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
 * Finds the smallest number of VMs per host at which Standard costs more than Datacenter, which covers any number; `null` if Standard never
 * does.
 */
export function datacenterCheaperFrom(
  role: HostRole,
  licencesPerSet: number,
  standard: PackPrices,
  datacenter: PackPrices,
): number | null {
  const unlimited = cheapestPacks(licencesPerSet, datacenter).cost
  // Free packs never cost more; otherwise the cost grows with the number of sets.
  const sets = fewestSets(
    (count) => compare(cheapestPacks(count * licencesPerSet, standard).cost, unlimited) > 0,
  )
  return sets === null ? null : fewestVms(role, sets)
}

/** The most sets that a budget per host buys; 0 if it buys none, `null` if the packs are free. */
export function setsWithin(budget: Money, licencesPerSet: number, standard: PackPrices): number | null {
  const sets = fewestSets(
    (count) => compare(cheapestPacks(count * licencesPerSet, standard).cost, budget) > 0,
  )
  return sets === null ? null : sets - 1
}
