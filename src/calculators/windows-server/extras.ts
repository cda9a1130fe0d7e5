import { checksOf, type Fields, optional, withDefault } from '../shared/checks.ts'
import { aPrice, exactPrice, type Money, toUsd } from '../shared/money.ts'
import { add, multiply, one, type Rational, subtract } from '../shared/rational.ts'
import { windowsBounds } from './bounds.ts'
import { cheapestPacks, type PackPrices } from './costs.ts'
import type { ProcessorGroup } from './licences.ts'

/** Inputs beside licences of hosts and VMs: Essentials, access rights of subscriptions, and VMs in Azure. */
export interface WindowsExtrasInput {
  /** Users whose Microsoft 365 E3, E5, F1 or F3 or Enterprise Mobility + Security contains Windows Server CAL rights. */
  usersWithCalRights?: number
  /** Sold with hardware only: nothing is listed. */
  priceEssentialsUsd?: number
  /** vCPUs of each Windows Server VM in Azure, for Azure Hybrid Benefit. */
  azureVmVcpus?: readonly number[]
}

export interface WindowsExtras {
  readonly usersWithCalRights: number
  readonly essentials: Money | undefined
  readonly azureVmVcpus: readonly number[] | undefined
}

const takes = checksOf(windowsBounds)

/** Reads the extras; throws a `Rejection`. */
export function readExtras(fields: Fields): WindowsExtras {
  return {
    usersWithCalRights: withDefault(fields, 'usersWithCalRights', takes.usersWithCalRights, 0),
    essentials: exactPrice(optional(fields, 'priceEssentialsUsd', aPrice)),
    azureVmVcpus: optional(fields, 'azureVmVcpus', takes.azureVmVcpus),
  }
}

/** One Essentials server runs at most this: one processor, its Windows or one VM, a small office. */
export const essentialsLimits = {
  hosts: 1,
  processors: 1,
  cores: 10,
  vms: 1,
  users: 25,
  devices: 50,
} as const

/** What Essentials would have to serve. */
export interface EssentialsNeeds {
  readonly hosts: number
  readonly processors: readonly ProcessorGroup[]
  readonly vmsPerHost: number
  readonly users: number
  readonly devices: number
}

export function fitsEssentials({ hosts, processors, vmsPerHost, users, devices }: EssentialsNeeds): boolean {
  const count = processors.reduce((sum, group) => sum + group.processors, 0)
  const cores = processors.reduce((sum, group) => sum + group.processors * group.coresEach, 0)
  return (
    hosts <= essentialsLimits.hosts &&
    count <= essentialsLimits.processors &&
    cores <= essentialsLimits.cores &&
    vmsPerHost <= essentialsLimits.vms &&
    users <= essentialsLimits.users &&
    devices <= essentialsLimits.devices
  )
}

/** Fewest licences of a VM in Azure. */
export const azureMinimum = 8

/** Licences that Azure Hybrid Benefit asks for: as many as vCPUs, at least 8 for each VM. */
export const azureLicences = (vcpus: readonly number[]): number =>
  vcpus.reduce((sum, count) => sum + Math.max(azureMinimum, count), 0)

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
