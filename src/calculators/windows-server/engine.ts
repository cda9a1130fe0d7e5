import { fieldsOf } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { toUsd } from '../shared/money.ts'
import { add, multiply } from '../shared/rational.ts'
import {
  type CheaperEdition,
  calCost,
  cheapestPacks,
  compareEditions,
  type EditionCosts,
  editionCosts,
} from './costs.ts'
import { fitsEssentials, type HybridBenefit, hybridBenefit } from './extras.ts'
import { readWindowsPlan, type WindowsPlan } from './input.ts'
import { type Licences, licencesOf, perVmLicences } from './licences.ts'

/** Licences and, where prices are given, their cost in USD. */
export interface WindowsResult extends Licences, Partial<HybridBenefit> {
  readonly standardPacks16PerHost?: number
  readonly standardPacks2PerHost?: number
  readonly standardCostUsd?: number
  readonly datacenterPacks16PerHost?: number
  readonly datacenterPacks2PerHost?: number
  readonly datacenterCostUsd?: number
  /** `none` if nothing needs a licence. */
  readonly cheaperEdition?: CheaperEdition
  /** `null` if Standard never costs more. */
  readonly datacenterCheaperFromVmsPerHost?: number | null
  readonly calCostUsd?: number
  readonly totalStandardUsd?: number
  readonly totalDatacenterUsd?: number
  readonly perVmCoreLicencesTotal?: number
  /** Includes Software Assurance over the years, which licensing by VM requires. */
  readonly perVmStandardCostUsd?: number
  /** Cost of Essentials; `null` if its terms don't allow this size. Needs its price. */
  readonly essentialsUsd?: number | null
}

function essentialsOf(plan: WindowsPlan): Pick<WindowsResult, 'essentialsUsd'> {
  if (!plan.essentials) return {}
  return { essentialsUsd: fitsEssentials(plan) ? toUsd(plan.essentials) : null }
}

function packsOf({ standard, datacenter }: EditionCosts) {
  return {
    ...(standard && {
      standardPacks16PerHost: standard.packs.packs16,
      standardPacks2PerHost: standard.packs.packs2,
      standardCostUsd: toUsd(standard.cost),
    }),
    ...(datacenter && {
      datacenterPacks16PerHost: datacenter.packs.packs16,
      datacenterPacks2PerHost: datacenter.packs.packs2,
      datacenterCostUsd: toUsd(datacenter.cost),
    }),
  }
}

function calsOf({ cals }: WindowsPlan, { standard, datacenter }: EditionCosts) {
  if (!cals) return {}
  const cost = calCost(cals)
  return {
    calCostUsd: toUsd(cost),
    ...(standard && { totalStandardUsd: toUsd(add(standard.cost, cost)) }),
    ...(datacenter && { totalDatacenterUsd: toUsd(add(datacenter.cost, cost)) }),
  }
}

function perVmOf({ vmVcpus, customerMinimum, standard, assuranceFactor }: WindowsPlan) {
  if (!vmVcpus) return {}
  const licences = perVmLicences(vmVcpus, customerMinimum)
  if (!standard || !assuranceFactor) return { perVmCoreLicencesTotal: licences }
  const cost = multiply(cheapestPacks(licences, standard).cost, assuranceFactor)
  return { perVmCoreLicencesTotal: licences, perVmStandardCostUsd: toUsd(cost) }
}

export function windowsResult(plan: WindowsPlan): WindowsResult {
  const licences = licencesOf(plan)
  const costs = editionCosts(plan)
  return {
    ...licences,
    ...packsOf(costs),
    ...compareEditions(plan, licences, costs),
    ...calsOf(plan, costs),
    ...perVmOf(plan),
    ...essentialsOf(plan),
    ...hybridBenefit(plan.azureVmVcpus, licences.datacenterCoreLicencesTotal, plan),
  }
}

/** The Windows Server calculator: core licences and CALs for Standard and Datacenter. */
export function windowsServerCost(input: unknown): WindowsResult | InputError {
  return settle(() => windowsResult(readWindowsPlan(fieldsOf(input))))
}
