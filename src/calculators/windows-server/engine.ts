import { fieldsOf } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { toUsd } from '../shared/money.ts'
import { add, multiply } from '../shared/rational.ts'
import {
  type CalLine,
  calCost,
  cheapestPacks,
  compareEditions,
  type EditionCosts,
  editionCosts,
} from './costs.ts'
import { fitsEssentials, hybridBenefit } from './extras.ts'
import { readWindowsPlan, type WindowsPlan } from './input.ts'
import { licencesOf, perVmLicences } from './licences.ts'

/** Licences and, where prices are given, their cost in USD. */
export type WindowsResult = ReturnType<typeof windowsResult>

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

function calsOf(cals: readonly CalLine[], { standard, datacenter }: EditionCosts) {
  const cost = calCost(cals)
  return {
    calCostUsd: toUsd(cost),
    ...(standard && { totalStandardUsd: toUsd(add(standard.cost, cost)) }),
    ...(datacenter && { totalDatacenterUsd: toUsd(add(datacenter.cost, cost)) }),
  }
}

function perVmOf({ customerMinimum, standard, assuranceFactor }: WindowsPlan, vmVcpus: readonly number[]) {
  const licences = perVmLicences(vmVcpus, customerMinimum)
  return {
    perVmCoreLicencesTotal: licences,
    /** Includes Software Assurance over the years, which licensing by VM requires. */
    ...(standard &&
      assuranceFactor && {
        perVmStandardCostUsd: toUsd(multiply(cheapestPacks(licences, standard).cost, assuranceFactor)),
      }),
  }
}

export function windowsResult(plan: WindowsPlan) {
  const { cals, vmVcpus, essentials, azureVmVcpus } = plan
  const licences = licencesOf(plan)
  const costs = editionCosts(plan)
  return {
    ...licences,
    ...packsOf(costs),
    ...compareEditions(plan, licences, costs),
    ...(cals && calsOf(cals, costs)),
    ...(vmVcpus && perVmOf(plan, vmVcpus)),
    /** Cost of Essentials; `null` if its terms don't allow this size. Needs its price. */
    ...(essentials && { essentialsUsd: fitsEssentials(plan) ? toUsd(essentials) : null }),
    ...(azureVmVcpus && hybridBenefit(azureVmVcpus, licences.datacenterCoreLicencesTotal, plan)),
  }
}

/** The Windows Server calculator: core licences and CALs for Standard and Datacenter. */
export function windowsServerCost(input: unknown): WindowsResult | InputError {
  return settle(() => windowsResult(readWindowsPlan(fieldsOf(input))))
}
