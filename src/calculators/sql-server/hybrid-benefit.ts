import { Rejection } from '../shared/input-error.ts'
import { sum, sumAtLeast } from '../shared/licences.ts'
import type { PaidEdition } from './editions.ts'
import type { SqlFields } from './form.ts'

/** What runs in Azure: SQL Server in VMs, or the tiers of Azure SQL Database and Managed Instance. */
export const azureServices = [
  'none',
  'vm-standard',
  'vm-enterprise',
  'general-purpose',
  'business-critical',
] as const

export type AzureService = (typeof azureServices)[number]

/** What a VM takes at least: so many licences, or licences for so many vCores. One Enterprise licence covers four vCores of Standard. */
export const azureVmLeasts = ['licences', 'vcores'] as const

/** Azure resources that licences are to cover. */
export interface AzureUse {
  readonly service: Exclude<AzureService, 'none'>
  readonly vcores: readonly number[]
  readonly vmLeast: (typeof azureVmLeasts)[number]
}

/** Reads what runs in Azure; `null` when nothing does. Throws a `Rejection`. */
export function readAzureUse(read: SqlFields): AzureUse | null {
  const { azureService: service, azureVmLeast: vmLeast, azureVcores: vcores } = read
  if (service === 'none') return null
  if (!vcores) throw new Rejection('not-a-number', 'azureVcores')
  return { service, vcores, vmLeast }
}

/** Fewest vCores that a VM counts as, or fewest licences that it takes. */
export const azureVmMinimum = 4

/** What counts as Enterprise in Azure. */
const isHighTier = ({ service }: AzureUse) => service === 'vm-enterprise' || service === 'business-critical'

/**
 * Core licences of an edition for one vCore, as a fraction: one Enterprise licence counts as four of Standard, so it
 * covers four vCores of the lower tier, and four Standard licences cover one of the higher.
 */
export function licencesPerVcore(
  edition: PaidEdition,
  use: AzureUse,
): { readonly of: number; readonly for: number } {
  if (edition === 'enterprise') return isHighTier(use) ? { of: 1, for: 1 } : { of: 1, for: 4 }
  return isHighTier(use) ? { of: 4, for: 1 } : { of: 1, for: 1 }
}

/** Core licences with Software Assurance that Azure Hybrid Benefit asks for. */
export function azureLicences(edition: PaidEdition, use: AzureUse): number {
  const rate = licencesPerVcore(edition, use)
  const licencesOf = (vcores: number) => Math.ceil((vcores * rate.of) / rate.for)
  if (!use.service.startsWith('vm')) return licencesOf(sum(use.vcores))
  const ofVm = (vcores: number) => licencesOf(Math.max(azureVmMinimum, vcores))
  return sumAtLeast(use.vmLeast === 'licences' ? azureVmMinimum : 1, use.vcores.map(ofVm))
}
