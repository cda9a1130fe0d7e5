import { sumAtLeast } from '../shared/licences.ts'
import { toUsd } from '../shared/money.ts'
import { add, multiply, one, type Rational, subtract } from '../shared/rational.ts'
import { cheapestPacks, type PackPrices } from './costs.ts'
import type { WindowsPlan } from './input.ts'
import { physicalCores, processorCount } from './licences.ts'

/** One Essentials server runs at most this: one processor, its Windows or one VM, a small office. */
export const essentialsLimits = {
  hosts: 1,
  processors: 1,
  cores: 10,
  vms: 1,
  users: 25,
  devices: 50,
} as const

export function fitsEssentials({ hosts, processors, vmsPerHost, users, devices }: WindowsPlan): boolean {
  return (
    hosts <= essentialsLimits.hosts &&
    processorCount(processors) <= essentialsLimits.processors &&
    physicalCores(processors) <= essentialsLimits.cores &&
    vmsPerHost <= essentialsLimits.vms &&
    users <= essentialsLimits.users &&
    devices <= essentialsLimits.devices
  )
}

/** Fewest licences of a VM in Azure. */
export const azureMinimum = 8

/** Licences that Azure Hybrid Benefit asks for: as many as vCPUs, at least 8 for each VM. */
export const azureLicences = (vcpus: readonly number[]): number => sumAtLeast(azureMinimum, vcpus)

export interface HybridBenefit {
  readonly hybridBenefitLicences: number
  /** Standard serves on-premises or Azure, so every licence is one more. */
  readonly hybridBenefitStandardToBuy: number
  /** Datacenter serves both at once, so those of the hosts count. */
  readonly hybridBenefitDatacenterToBuy: number
  /** New licences with Software Assurance over the years. */
  readonly hybridBenefitStandardUsd?: number
  /** New licences with Software Assurance, and Software Assurance for those of the hosts that serve in Azure. */
  readonly hybridBenefitDatacenterUsd?: number
}

interface HybridPrices {
  readonly standard: PackPrices | undefined
  readonly datacenter: PackPrices | undefined
  /** 1 + Software Assurance · years. */
  readonly assuranceFactor: Rational | undefined
}

/** Core licences for Windows Server VMs in Azure, beside those that the hosts need. */
export function hybridBenefit(
  vcpus: readonly number[] | undefined,
  datacenterLicences: number,
  { standard, datacenter, assuranceFactor }: HybridPrices,
): HybridBenefit | undefined {
  if (!vcpus) return undefined
  const needed = azureLicences(vcpus)
  const used = Math.min(needed, datacenterLicences)
  const counts = {
    hybridBenefitLicences: needed,
    hybridBenefitStandardToBuy: needed,
    hybridBenefitDatacenterToBuy: needed - used,
  }
  if (!assuranceFactor) return counts
  const assured = (licences: number, prices: PackPrices, factor: Rational) =>
    multiply(cheapestPacks(licences, prices).cost, factor)
  return {
    ...counts,
    ...(standard && { hybridBenefitStandardUsd: toUsd(assured(needed, standard, assuranceFactor)) }),
    ...(datacenter && {
      hybridBenefitDatacenterUsd: toUsd(
        add(
          assured(needed - used, datacenter, assuranceFactor),
          assured(used, datacenter, subtract(assuranceFactor, one)),
        ),
      ),
    }),
  }
}
