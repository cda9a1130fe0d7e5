import { aNumber, fieldsOf, numbersOf, rejectOverflow, type Untrusted } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { type Money, markCheapest, times, toUsd } from '../shared/money.ts'
import { add, exact, multiply, whole, zero } from '../shared/rational.ts'
import { calCost } from './cals.ts'
import { perVmLicences } from './core-licences.ts'
import { editionCosts } from './edition-cost.ts'
import type { WindowsInput } from './input.ts'
import { cheapestPacks, type PackPrices } from './packs.ts'
import { readWindowsPlan, type WindowsPlan } from './plan.ts'
import { magnitudes } from './windows-server.ts'

export const windowsModels = [
  'standard-host',
  'datacenter-host',
  'standard-vm',
  'datacenter-vm',
  'arc-payg',
] as const

/** A way to license the same VMs. */
export type WindowsModel = (typeof windowsModels)[number]

export interface ModelCost {
  readonly model: WindowsModel
  /** Core licences and CALs over the years; `null` when a price or the VMs' vCPUs are missing. */
  readonly totalUsd: number | null
  readonly cheapest: boolean
}

/** Every VM needs Software Assurance over the years, or a subscription. */
function perVm(
  { vmVcpus, customerMinimum, assuranceFactor }: WindowsPlan,
  prices?: PackPrices,
): Money | null {
  if (!vmVcpus || !prices || !assuranceFactor) return null
  return multiply(cheapestPacks(perVmLicences(vmVcpus, customerMinimum), prices).cost, assuranceFactor)
}

function payg({ vmVcpus }: WindowsPlan, coreMonth: Money | null, years: number): Money | null {
  if (!vmVcpus || !coreMonth) return null
  return multiply(times(perVmLicences(vmVcpus, false), coreMonth), whole(12), exact(years))
}

/** Pay-as-you-go includes access by users and devices, but not remote desktops. */
function calsFor({ cals }: WindowsPlan, model: WindowsModel): Money {
  const lines = cals ?? []
  const needed = model === 'arc-payg' ? lines.filter(({ id }) => id.startsWith('rds')) : lines
  return needed.length > 0 ? calCost(needed) : zero
}

/** All licensing models side by side, each with the CALs it needs; `paygCoreMonthUsd` may be left out. */
export function compareWindowsModels(
  input: Untrusted<WindowsInput>,
  paygCoreMonthUsd?: number,
): readonly ModelCost[] | InputError {
  const fields = fieldsOf(input)
  return settle(() => {
    const plan = readWindowsPlan(fields)
    const { standard, datacenter } = editionCosts(plan)
    const coreMonth =
      paygCoreMonthUsd === undefined
        ? null
        : exact(aNumber({ min: 0 })(paygCoreMonthUsd, 'pricePaygCoreMonthUsd'))
    const costs: Readonly<Record<WindowsModel, Money | null>> = {
      'standard-host': standard?.cost ?? null,
      'datacenter-host': datacenter?.cost ?? null,
      'standard-vm': perVm(plan, plan.standard),
      'datacenter-vm': perVm(plan, plan.datacenter),
      'arc-payg': payg(plan, coreMonth, plan.years),
    }
    const totals = windowsModels.map((model) => {
      const cost = costs[model]
      return { model, totalUsd: cost && toUsd(add(cost, calsFor(plan, model))) }
    })
    return markCheapest(
      rejectOverflow(totals, { ...numbersOf(fields, magnitudes), pricePaygCoreMonthUsd: paygCoreMonthUsd }),
    )
  })
}
