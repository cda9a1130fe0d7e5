import { sum } from '../shared/licences.ts'
import { toUsd } from '../shared/money.ts'
import { divide, exact, multiply, toNumber, whole } from '../shared/rational.ts'
import type { Steps } from '../shared/working.ts'
import { hostWindows, paygCost } from './comparisons.ts'
import { cheapestPacks, type EditionCost, editionCosts, type PackPrices } from './costs.ts'
import type { WindowsResult } from './engine.ts'
import { azureMinimum, essentialsLimits } from './extras.ts'
import type { WindowsPlan } from './input.ts'
import {
  type Licences,
  licencesOf,
  minimums,
  type ProcessorGroup,
  perVmLicences,
  processorCount,
} from './licences.ts'

/** The processors by their size: `2 × 16 + 1 × 24`. */
const productsOf = (groups: readonly ProcessorGroup[]): string =>
  [...new Set(groups.map(({ coresEach }) => coresEach))]
    .map((size) => `${processorCount(groups.filter(({ coresEach }) => coresEach === size))} × ${size}`)
    .join(' + ')

type WindowsSteps = Steps<'calculators/windows-server'>

function coreSteps({ processors }: WindowsPlan, licences: Licences): WindowsSteps {
  const count = processorCount(processors)
  const { physicalCoresPerHost: cores, coreLicencesPerFullSet: perSet } = licences
  const { perProcessor, perHost } = minimums
  return [
    { id: 'physical-cores', values: { sum: productsOf(processors), cores } },
    { id: 'licences-per-set', values: { perProcessor, perHost, processors: count, cores, perSet } },
  ]
}

function licenceSteps(plan: WindowsPlan): WindowsSteps {
  const licences = licencesOf(plan)
  const { coreLicencesPerFullSet: perSet, standardSetsPerHost: sets, vmsToCoverPerHost: vms } = licences
  const shared = { perSet, hosts: plan.hosts }
  const datacenter = licences.datacenterCoreLicencesTotal
  return [
    ...coreSteps(plan, licences),
    ...(plan.cluster
      ? [{ id: 'cluster-vms' as const, values: { ...plan.cluster, hosts: plan.hosts, vms } }]
      : []),
    { id: `sets-${plan.role}`, values: { vms, sets } },
    { id: 'standard-licences', values: { ...shared, sets, total: licences.standardCoreLicencesTotal } },
    { id: 'datacenter-licences', values: { ...shared, sets: datacenter > 0 ? 1 : 0, total: datacenter } },
  ]
}

function packValues({ packs16, packs2 }: EditionCost['packs'], prices: PackPrices) {
  const price16 = toNumber(prices.pack16)
  const price2 = toNumber(prices.pack2)
  return { packs16, price16, packs2, price2 }
}

function packSteps(plan: WindowsPlan): WindowsSteps {
  const costs = editionCosts(plan)
  return (['standard', 'datacenter'] as const).flatMap((edition) => {
    const [cost, prices] = [costs[edition], plan[edition]]
    if (!cost || !prices) return []
    const values = { ...packValues(cost.packs, prices), hosts: plan.hosts, costUsd: toUsd(cost.cost) }
    return [{ id: `${edition}-packs` as const, values }]
  })
}

function calSteps(plan: WindowsPlan, calCostUsd: number | undefined): WindowsSteps {
  const { cals, users, usersWithCalRights: covered } = plan
  if (!cals || calCostUsd === undefined) return []
  const rights = { users, covered, count: Math.max(0, users - covered) }
  const lines = cals.map(({ id, count, price }) => ({
    id: 'cal' as const,
    values: { type: id, count, priceUsd: toNumber(price) },
  }))
  return [
    ...(covered > 0 ? [{ id: 'cal-rights' as const, values: rights }] : []),
    ...lines,
    { id: 'cal-total', values: { costUsd: calCostUsd } },
  ]
}

function perVmSteps(
  plan: WindowsPlan,
  { calCostUsd = 0, perVmStandardCostUsd: costUsd }: WindowsResult,
): WindowsSteps {
  const { vmVcpus, customerMinimum, standard, assuranceFactor } = plan
  if (!vmVcpus) return []
  const licences = perVmLicences(vmVcpus, customerMinimum)
  const count = {
    id: 'per-vm-licences',
    values: { vms: vmVcpus.length, perVm: minimums.perVm, licences },
  } as const
  if (!standard || !assuranceFactor || costUsd === undefined) return [count]
  const packs = cheapestPacks(licences, standard)
  const factor = toNumber(assuranceFactor)
  const steps: WindowsSteps[number][] = [
    count,
    {
      id: 'per-vm-cost',
      values: { ...packValues(packs, standard), factor, costUsd },
    },
  ]
  if (calCostUsd > 0) {
    const assured = toUsd(multiply(exact(calCostUsd), assuranceFactor))
    steps.push({ id: 'per-vm-cals', values: { calUsd: calCostUsd, factor, costUsd: assured } })
  }
  return steps
}

/** Steps for the hosts' own Windows, which licences by VM don't cover; empty for hosts without Windows. */
function hostSteps(plan: WindowsPlan): WindowsSteps {
  const cost = hostWindows(plan)
  if (!plan.vmVcpus || !cost || plan.role === 'other-hypervisor') return []
  const setUsd = toUsd(divide(cost, whole(plan.hosts)))
  return [{ id: 'per-vm-hosts', values: { hosts: plan.hosts, setUsd, costUsd: toUsd(cost) } }]
}

function paygSteps(plan: WindowsPlan): WindowsSteps {
  const { vmVcpus = [], payg, years } = plan
  const cost = paygCost(plan)
  if (!cost || !payg) return []
  return [
    { id: 'payg', values: { cores: sum(vmVcpus), priceUsd: toNumber(payg), years, costUsd: toUsd(cost) } },
  ]
}

function extraSteps(plan: WindowsPlan, result: WindowsResult): WindowsSteps {
  const { hybridBenefitLicences: licences, essentialsUsd: costUsd } = result
  const steps: WindowsSteps[number][] = []
  if (typeof costUsd === 'number') steps.push({ id: 'essentials', values: { ...essentialsLimits, costUsd } })
  if (licences !== undefined) {
    const values = {
      vms: plan.azureVmVcpus?.length ?? 0,
      minimum: azureMinimum,
      licences,
      atHand: result.datacenterCoreLicencesTotal,
      toBuy: result.hybridBenefitDatacenterToBuy ?? 0,
    }
    steps.push({ id: 'hybrid-benefit', values })
  }
  return steps
}

function breakEvenSteps({ datacenterCheaperFromVmsPerHost: vms }: WindowsResult): WindowsSteps {
  return typeof vms === 'number' ? [{ id: 'break-even', values: { vms } }] : []
}

/** Explains step by step, with the input's numbers, how the result is calculated. */
export function windowsWorking(plan: WindowsPlan, result: WindowsResult): WindowsSteps {
  return [
    ...licenceSteps(plan),
    ...packSteps(plan),
    ...breakEvenSteps(result),
    ...calSteps(plan, result.calCostUsd),
    ...perVmSteps(plan, result),
    ...hostSteps(plan),
    ...paygSteps(plan),
    ...extraSteps(plan, result),
  ]
}
