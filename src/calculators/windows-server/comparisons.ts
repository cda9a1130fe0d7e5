import { type BreakEvenPoint, byCost, meteredCost, offerOf, sum } from '../shared/licences.ts'
import { type Money, markCheapest, times, toUsd } from '../shared/money.ts'
import { add, compare, divide, exact, multiply, whole, zero } from '../shared/rational.ts'
import { calCost, cheapestPacks, editionCosts, type PackPrices, setsWithin } from './costs.ts'
import { fitsEssentials } from './extras.ts'
import type { WindowsPlan } from './input.ts'
import { licencesPerSet, mostVms, perVmLicences } from './licences.ts'
import { firstPaygVersion } from './prices.ts'

export const windowsModels = [
  'standard-host',
  'datacenter-host',
  'standard-vm',
  'datacenter-vm',
  'arc-payg',
  'essentials',
] as const

/** A way to license the same VMs. */
export type WindowsModel = (typeof windowsModels)[number]

export type ModelCost = ReturnType<typeof compareWindowsModels>[number]

/** A model's cost, by licensed part. */
interface ModelParts {
  /** Cost of the VMs and their CALs. */
  readonly vms: Money
  readonly hosts: Money
}

/** Cost of CALs; with licences by VM they need Software Assurance as well. */
const calsOf = ({ cals }: WindowsPlan): Money => calCost(cals ?? [])

/** Cost of RDS CALs: pay-as-you-go includes access by users and devices, but not remote desktops. */
const rdsCalsOf = ({ cals }: WindowsPlan): Money =>
  calCost((cals ?? []).filter(({ id }) => id.startsWith('rds')))

/** Licenses one full set of Standard for each host that runs Windows itself. */
export function hostWindows({ role, hosts, processors, standard }: WindowsPlan): Money | null {
  if (role === 'other-hypervisor') return zero
  return standard ? times(hosts, cheapestPacks(licencesPerSet(processors), standard).cost) : null
}

function byHost(plan: WindowsPlan, cost: Money | undefined): ModelParts | null {
  return cost ? { vms: add(cost, calsOf(plan)), hosts: zero } : null
}

/** Licenses by VM, where every VM needs Software Assurance over the years, or a subscription. */
function byVm(plan: WindowsPlan, prices: PackPrices | undefined): ModelParts | null {
  const { vmVcpus, customerMinimum, assuranceFactor } = plan
  const hosts = hostWindows(plan)
  if (!vmVcpus || !prices || !assuranceFactor || !hosts) return null
  const licences = cheapestPacks(perVmLicences(vmVcpus, customerMinimum), prices).cost
  return { vms: multiply(add(licences, calsOf(plan)), assuranceFactor), hosts }
}

/** Bills actual vCPUs: the minimum of 8 per VM applies to purchased licences only. No cost without VMs or before 2025. */
export function paygCost({ version, vmVcpus, payg, years }: WindowsPlan): Money | null {
  if (version < firstPaygVersion || !vmVcpus || !payg) return null
  return meteredCost(sum(vmVcpus), payg, years)
}

function byMeter(plan: WindowsPlan): ModelParts | null {
  const cost = paygCost(plan)
  const hosts = hostWindows(plan)
  return cost && hosts && { vms: add(cost, rdsCalsOf(plan)), hosts }
}

/** Compares all licensing models, each with the CALs it needs. */
export function compareWindowsModels(plan: WindowsPlan) {
  const { standard, datacenter } = editionCosts(plan)
  const isOffered = (model: WindowsModel) => {
    if (model === 'essentials') return fitsEssentials(plan)
    return model !== 'arc-payg' || plan.version >= firstPaygVersion
  }
  const parts: Readonly<Record<WindowsModel, ModelParts | null>> = {
    'standard-host': byHost(plan, standard?.cost),
    'datacenter-host': byHost(plan, datacenter?.cost),
    'standard-vm': byVm(plan, plan.standard),
    'datacenter-vm': byVm(plan, plan.datacenter),
    'arc-payg': byMeter(plan),
    essentials: plan.essentials && isOffered('essentials') ? { vms: plan.essentials, hosts: zero } : null,
  }
  const totals = windowsModels.map((id) => {
    const cost = parts[id]
    return {
      id,
      /** Core licences and CALs over the years; `null` if a price or the VMs' vCPUs are missing. */
      totalUsd: cost && toUsd(add(cost.vms, cost.hosts)),
      /** Part of the total that licenses the hosts' own Windows, which licences by VM don't cover. */
      hostsUsd: cost ? toUsd(cost.hosts) : 0,
      /** Whether the version is sold this way, and its terms allow this size. */
      offered: isOffered(id),
    }
  })
  return markCheapest(totals)
}

function standardVms({ standard, hosts, processors, role }: WindowsPlan, budget: Money): number | null {
  if (!standard) return null
  const sets = setsWithin(divide(budget, whole(hosts)), licencesPerSet(processors), standard)
  return sets === null ? null : (mostVms(role, sets) ?? 0)
}

/** Inverse of the calculator: which editions a budget for core licences buys, cheapest first. */
export function editionsWithin(plan: WindowsPlan, budgetUsd: number) {
  const budget = exact(budgetUsd)
  const costs = editionCosts(plan)
  const mostOf = { standard: standardVms(plan, budget), datacenter: null }
  return byCost(
    (['standard', 'datacenter'] as const).flatMap((edition) => {
      const cost = costs[edition]?.cost
      if (!cost) return []
      const isCovered = edition === 'standard' || compare(cost, budget) <= 0
      /** The most VMs per host that the budget licenses; `null` if unlimited. */
      const maxVmsPerHost = isCovered ? mostOf[edition] : 0
      return [{ edition, ...offerOf(cost, budget), maxVmsPerHost }]
    }),
  )
}

/** The most VMs per host that the chart shows. */
const mostVmsCharted = 500

/** Cost of both editions on all hosts at a number of VMs per host; `undefined` unless both have prices. */
export function breakEvenAt(plan: WindowsPlan, vmsPerHost: number): BreakEvenPoint | undefined {
  const { standard, datacenter } = editionCosts({ ...plan, vmsPerHost })
  return standard && datacenter && { count: vmsPerHost, usd: [toUsd(standard.cost), toUsd(datacenter.cost)] }
}

/** Last count of the chart: past the break-even and the entered count. */
export const chartEnd = (from: number | null, entered: number): number =>
  Math.min(mostVmsCharted, Math.max(entered + 2, from === null ? 12 : 2 * from))

/** Counts to list in the table: few VMs, both sides of the break-even, the entered count, and the end. */
export const tableCounts = (from: number | null, entered: number): readonly number[] => {
  const around = from === null ? [8, 12] : [from - 1, from]
  const counts = [1, 2, 3, 4, 6, ...around, entered, chartEnd(from, entered)]
  return [...new Set(counts)].filter((count) => count > 0 && count <= mostVmsCharted).sort((a, b) => a - b)
}
