import {
  anInteger,
  checksOf,
  fieldsOf,
  numbersOf,
  rejectOverflow,
  required,
  type Untrusted,
} from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { aPrice, type Money, markCheapest, times, toUsd } from '../shared/money.ts'
import { add, compare, divide, exact, multiply, subtract, whole, zero } from '../shared/rational.ts'
import { windowsBounds } from './bounds.ts'
import {
  calCost,
  cheapestPacks,
  type EditionCost,
  editionCosts,
  type PackPrices,
  setsWithin,
} from './costs.ts'
import { magnitudes } from './engine.ts'
import { fitsEssentials } from './extras.ts'
import { readWindowsPlan, type WindowsInput, type WindowsPlan } from './input.ts'
import { licencesPerSet, mostVms, perVmLicences } from './licences.ts'
import type { WindowsVersion } from './prices.ts'

/** The first version that Azure Arc bills by the hour. */
const firstPaygVersion = 2025

const takes = checksOf(windowsBounds)

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

export interface ModelCost {
  readonly model: WindowsModel
  /** Core licences and CALs over the years; `null` when a price or the VMs' vCPUs are missing. */
  readonly totalUsd: number | null
  /** The part of the total that licenses the hosts' own Windows, which licences of VMs leave out. */
  readonly hostsUsd: number
  /** Whether the version is sold this way, and may serve this much. */
  readonly offered: boolean
  readonly cheapest: boolean
}

/** What the comparison takes besides the calculator's input. */
export interface ModelTerms {
  readonly version?: WindowsVersion
  readonly paygCoreMonthUsd?: number | undefined
}

/** What a model costs, by what it licenses. */
interface ModelParts {
  /** The VMs and their CALs. */
  readonly vms: Money
  readonly hosts: Money
}

/** CALs for licences of VMs need Software Assurance as well. */
const calsOf = ({ cals }: WindowsPlan): Money => calCost(cals ?? [])

/** Pay-as-you-go includes access by users and devices, but not remote desktops. */
const rdsCalsOf = ({ cals }: WindowsPlan): Money =>
  calCost((cals ?? []).filter(({ id }) => id.startsWith('rds')))

/** One full set of Standard for each host that runs Windows itself. */
export function hostWindows({ role, hosts, processors, standard }: WindowsPlan): Money | null {
  if (role === 'other-hypervisor') return zero
  return standard ? times(hosts, cheapestPacks(licencesPerSet(processors), standard).cost) : null
}

function byHost(plan: WindowsPlan, cost: Money | undefined): ModelParts | null {
  return cost ? { vms: add(cost, calsOf(plan)), hosts: zero } : null
}

/** Every VM needs Software Assurance over the years, or a subscription. */
function byVm(plan: WindowsPlan, prices: PackPrices | undefined): ModelParts | null {
  const { vmVcpus, customerMinimum, assuranceFactor } = plan
  const hosts = hostWindows(plan)
  if (!vmVcpus || !prices || !assuranceFactor || !hosts) return null
  const licences = cheapestPacks(perVmLicences(vmVcpus, customerMinimum), prices).cost
  return { vms: multiply(add(licences, calsOf(plan)), assuranceFactor), hosts }
}

/** Counts the vCPUs as they are: the minimum of 8 per VM is one of licences that are bought. */
export const paygCores = (vmVcpus: readonly number[]): number =>
  vmVcpus.reduce((sum, count) => sum + count, 0)

export const paygCost = (vmVcpus: readonly number[], coreMonth: Money, years: number): Money =>
  multiply(times(paygCores(vmVcpus), coreMonth), whole(12), exact(years))

function payg(plan: WindowsPlan, coreMonth: Money | null): ModelParts | null {
  const hosts = hostWindows(plan)
  if (!plan.vmVcpus || !coreMonth || !hosts) return null
  return { vms: add(paygCost(plan.vmVcpus, coreMonth, plan.years), rdsCalsOf(plan)), hosts }
}

/** All licensing models side by side, each with the CALs it needs. */
export function compareWindowsModels(
  input: Untrusted<WindowsInput>,
  { version = 2025, paygCoreMonthUsd }: ModelTerms = {},
): readonly ModelCost[] | InputError {
  const fields = fieldsOf(input)
  return settle(() => {
    const plan = readWindowsPlan(fields)
    const { standard, datacenter } = editionCosts(plan)
    const isOffered = (model: WindowsModel) => {
      if (model === 'essentials') return fitsEssentials(plan)
      return model !== 'arc-payg' || version >= firstPaygVersion
    }
    const coreMonth =
      paygCoreMonthUsd === undefined || !isOffered('arc-payg')
        ? null
        : exact(aPrice(paygCoreMonthUsd, 'pricePaygCoreMonthUsd'))
    const parts: Readonly<Record<WindowsModel, ModelParts | null>> = {
      'standard-host': byHost(plan, standard?.cost),
      'datacenter-host': byHost(plan, datacenter?.cost),
      'standard-vm': byVm(plan, plan.standard),
      'datacenter-vm': byVm(plan, plan.datacenter),
      'arc-payg': payg(plan, coreMonth),
      essentials: plan.essentials && isOffered('essentials') ? { vms: plan.essentials, hosts: zero } : null,
    }
    const totals = windowsModels.map((model) => {
      const cost = parts[model]
      return {
        model,
        totalUsd: cost && toUsd(add(cost.vms, cost.hosts)),
        hostsUsd: cost ? toUsd(cost.hosts) : 0,
        offered: isOffered(model),
      }
    })
    return markCheapest(
      rejectOverflow(totals, { ...numbersOf(fields, magnitudes), pricePaygCoreMonthUsd: paygCoreMonthUsd }),
    )
  })
}

/** The inputs of the calculator with prices, and the money there is for core licences. */
export interface WindowsBudget extends WindowsInput {
  budgetUsd?: number
}

/** What the budget means for one edition. */
export interface EditionOffer {
  readonly edition: 'standard' | 'datacenter'
  readonly costUsd: number
  /** What is left over; `null` when the edition is not affordable. */
  readonly remainingUsd: number | null
  /** The most VMs per host that the budget licenses; `null` without limit. */
  readonly maxVmsPerHost: number | null
}

function offer(
  edition: EditionOffer['edition'],
  cost: Money,
  budget: Money,
  maxVms: number | null,
): EditionOffer {
  const affordable = compare(cost, budget) <= 0
  return {
    edition,
    costUsd: toUsd(cost),
    remainingUsd: affordable ? toUsd(subtract(budget, cost)) : null,
    maxVmsPerHost: maxVms,
  }
}

function standardVms({ standard, hosts, processors, role }: WindowsPlan, budget: Money): number | null {
  if (!standard) return null
  const sets = setsWithin(divide(budget, whole(hosts)), licencesPerSet(processors), standard)
  return sets === null ? null : (mostVms(role, sets) ?? 0)
}

function datacenterVms({ cost }: EditionCost, budget: Money): number | null {
  return compare(cost, budget) <= 0 ? null : 0
}

/** The inverse of the calculator: which editions a budget buys, the cheapest first. */
export function editionsWithin(input: Untrusted<WindowsBudget>): readonly EditionOffer[] | InputError {
  const fields = fieldsOf(input)
  return settle(() => {
    const plan = readWindowsPlan(fields)
    const budget = exact(required(fields, 'budgetUsd', takes.budget))
    const { standard, datacenter } = editionCosts(plan)
    const offers = [
      ...(standard ? [offer('standard', standard.cost, budget, standardVms(plan, budget))] : []),
      ...(datacenter
        ? [offer('datacenter', datacenter.cost, budget, datacenterVms(datacenter, budget))]
        : []),
    ]
    const sorted = offers.sort((a, b) => a.costUsd - b.costUsd)
    return rejectOverflow(sorted, numbersOf(fields, [...magnitudes, 'budgetUsd']))
  })
}

/** One point of the break-even chart; a cost is `null` without prices. */
export interface BreakEvenPoint {
  readonly vmsPerHost: number
  readonly standardUsd: number | null
  readonly datacenterUsd: number | null
}

/** The most VMs per host that the chart shows. */
const mostVmsCharted = 500

/** Cost of both editions on all hosts for 0 to `maxVms` VMs per host, at most 500. */
export function breakEvenSeries(
  input: Untrusted<WindowsInput>,
  maxVms: number,
): readonly BreakEvenPoint[] | InputError {
  const fields = fieldsOf(input)
  return settle(() => {
    const plan = readWindowsPlan(fields)
    const last = anInteger({ min: 0, max: mostVmsCharted })(maxVms, 'windowsVmsPerHost')
    const points = Array.from({ length: last + 1 }, (_, vmsPerHost) => {
      const { standard, datacenter } = editionCosts({ ...plan, vmsPerHost })
      return {
        vmsPerHost,
        standardUsd: standard ? toUsd(standard.cost) : null,
        datacenterUsd: datacenter ? toUsd(datacenter.cost) : null,
      }
    })
    return rejectOverflow(points, numbersOf(fields, magnitudes))
  })
}

/** The last count of the chart: past the break-even and past the visitor's own. */
export const chartEnd = (from: number | null, own: number): number =>
  Math.min(mostVmsCharted, Math.max(own + 2, from === null ? 12 : 2 * from))

/** The counts worth reading: few VMs, both sides of the break-even, the visitor's own, and the end. */
export const tableCounts = (from: number | null, own: number): readonly number[] => {
  const around = from === null ? [8, 12] : [from - 1, from]
  const counts = [1, 2, 3, 4, 6, ...around, own, chartEnd(from, own)]
  return [...new Set(counts)].filter((count) => count > 0 && count <= mostVmsCharted).sort((a, b) => a - b)
}
