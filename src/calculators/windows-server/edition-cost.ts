import { type Money, times } from '../shared/money.ts'
import { compare } from '../shared/rational.ts'
import { datacenterCheaperFrom } from './break-even.ts'
import { type Licences, licencesOf } from './licences.ts'
import { cheapestPacks, type PackMix, type PackPrices } from './packs.ts'
import type { WindowsPlan } from './plan.ts'

export type CheaperEdition = 'standard' | 'datacenter' | 'equal' | 'none'

/** The packs of one host and the cost of all hosts. */
export interface EditionCost {
  readonly packs: PackMix
  readonly cost: Money
}

/** Both editions, as far as they have prices. */
export interface EditionCosts {
  readonly standard: EditionCost | undefined
  readonly datacenter: EditionCost | undefined
}

function editionCost(
  perHost: number,
  hosts: number,
  prices: PackPrices | undefined,
): EditionCost | undefined {
  if (!prices) return undefined
  const packs = cheapestPacks(perHost, prices)
  return { packs, cost: times(hosts, packs.cost) }
}

/** What each edition costs on all hosts. */
export function editionCosts(plan: WindowsPlan): EditionCosts {
  const { coreLicencesPerFullSet: perSet, standardSetsPerHost: sets } = licencesOf(plan)
  return {
    standard: editionCost(sets * perSet, plan.hosts, plan.standard),
    datacenter: editionCost(sets > 0 ? perSet : 0, plan.hosts, plan.datacenter),
  }
}

function cheaperEdition(sets: number, standard: Money, datacenter: Money): CheaperEdition {
  if (sets === 0) return 'none'
  const order = compare(standard, datacenter)
  if (order === 0) return 'equal'
  return order < 0 ? 'standard' : 'datacenter'
}

/** Which edition is cheaper, and from how many VMs Datacenter is; nothing unless both have prices. */
export function compareEditions(plan: WindowsPlan, licences: Licences, costs: EditionCosts) {
  if (!costs.standard || !costs.datacenter || !plan.standard || !plan.datacenter) return {}
  const { coreLicencesPerFullSet: perSet, standardSetsPerHost: sets } = licences
  return {
    cheaperEdition: cheaperEdition(sets, costs.standard.cost, costs.datacenter.cost),
    datacenterCheaperFromVmsPerHost: datacenterCheaperFrom(plan.role, perSet, plan.standard, plan.datacenter),
  }
}
