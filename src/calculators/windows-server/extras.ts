import { sumAtLeast } from '../shared/licences.ts'
import { toUsd } from '../shared/money.ts'
import { add, multiply, one, type Rational, subtract } from '../shared/rational.ts'
import { cheapestPacks, type PackPrices } from './costs.ts'
import type { WindowsPlan } from './input.ts'
import { physicalCores, processorCount } from './licences.ts'

/** Limits of one Essentials server: one processor, its own Windows or one VM, a small office. */
export const essentialsLimits = {
  hosts: 1,
  processors: 1,
  cores: 10,
  vms: 1,
  users: 25,
  devices: 50,
} as const

/** Lists the limits of Essentials that a plan exceeds. */
export function beyondEssentials({ hosts, processors, vmsPerHost, users, devices }: WindowsPlan) {
  const counts = {
    hosts,
    processors: processorCount(processors),
    cores: physicalCores(processors),
    vms: vmsPerHost,
    users,
    devices,
  }
  const limits = Object.keys(essentialsLimits) as readonly (keyof typeof essentialsLimits)[]
  return limits.filter((limit) => counts[limit] > essentialsLimits[limit])
}

export const fitsEssentials = (plan: WindowsPlan): boolean => beyondEssentials(plan).length === 0

/** Fewest licences of a VM in Azure. */
export const azureMinimum = 8

/** Licences that Azure Hybrid Benefit requires: one per vCPU, at least 8 per VM. */
export const azureLicences = (vcpus: readonly number[]): number => sumAtLeast(azureMinimum, vcpus)

/** Core licences for Windows Server VMs in Azure, in addition to the hosts'. */
export function hybridBenefit(
  vcpus: readonly number[],
  datacenterLicences: number,
  { standard, datacenter, assuranceFactor }: Pick<WindowsPlan, 'standard' | 'datacenter' | 'assuranceFactor'>,
) {
  const needed = azureLicences(vcpus)
  const used = Math.min(needed, datacenterLicences)
  const assured = (licences: number, prices: PackPrices, factor: Rational) =>
    multiply(cheapestPacks(licences, prices).cost, factor)
  return {
    hybridBenefitLicences: needed,
    /** A Standard licence serves on premises or in Azure, so all of these are additional. */
    hybridBenefitStandardToBuy: needed,
    /** A Datacenter licence serves both at once, so the hosts' licences count. */
    hybridBenefitDatacenterToBuy: needed - used,
    /** New licences with Software Assurance over the years. */
    ...(assuranceFactor &&
      standard && { hybridBenefitStandardUsd: toUsd(assured(needed, standard, assuranceFactor)) }),
    /** New licences with Software Assurance, plus Software Assurance for the hosts' licences that also serve in Azure. */
    ...(assuranceFactor &&
      datacenter && {
        hybridBenefitDatacenterUsd: toUsd(
          add(
            assured(needed - used, datacenter, assuranceFactor),
            assured(used, datacenter, subtract(assuranceFactor, one)),
          ),
        ),
      }),
  }
}
