import { Rejection } from '../shared/input-error.ts'
import { sum, sumAtLeast } from '../shared/licences.ts'
import type { PaidEdition } from './editions.ts'
import type { SqlFields } from './form.ts'

/** Azure services: SQL Server in VMs, or the tiers of Azure SQL Database and Managed Instance. */
export const azureServices = [
  'none',
  'vm-standard',
  'vm-enterprise',
  'general-purpose',
  'business-critical',
] as const

/** How a VM's minimum counts: as licences, or as licences for a number of vCores. One Enterprise licence covers four vCores of Standard. */
export const azureVmLeasts = ['licences', 'vcores'] as const

/** Azure resources to be covered by licences. */
export type AzureUse = NonNullable<ReturnType<typeof readAzureUse>>

/** Reads the workloads in Azure; `null` if there are none. Throws a `Rejection`. */
export function readAzureUse(read: SqlFields) {
  const { azureService: service, azureVmLeast: vmLeast, azureVcores: vcores } = read
  if (service === 'none') return null
  if (!vcores) throw new Rejection('not-a-number', 'azureVcores')
  return { service, vcores, vmLeast }
}

/** Fewest vCores a VM counts as, or fewest licences it needs. */
export const azureVmMinimum = 4

/** Whether the service counts as Enterprise in Azure. */
const isHighTier = ({ service }: AzureUse) => service === 'vm-enterprise' || service === 'business-critical'

/**
 * Core licences of an edition per vCore, as a fraction: one Enterprise licence counts as four of Standard, so it covers four vCores of the
 * lower tier, and four Standard licences cover one of the higher.
 */
export function licencesPerVcore(
  edition: PaidEdition,
  use: AzureUse,
): { readonly of: number; readonly for: number } {
  if (edition === 'enterprise') return isHighTier(use) ? { of: 1, for: 1 } : { of: 1, for: 4 }
  return isHighTier(use) ? { of: 4, for: 1 } : { of: 1, for: 1 }
}

/** Core licences with Software Assurance that Azure Hybrid Benefit requires. */
export function azureLicences(edition: PaidEdition, use: AzureUse): number {
  const rate = licencesPerVcore(edition, use)
  const licencesOf = (vcores: number) => Math.ceil((vcores * rate.of) / rate.for)
  if (!use.service.startsWith('vm')) return licencesOf(sum(use.vcores))
  const ofVm = (vcores: number) => licencesOf(Math.max(azureVmMinimum, vcores))
  return sumAtLeast(use.vmLeast === 'licences' ? azureVmMinimum : 1, use.vcores.map(ofVm))
}
