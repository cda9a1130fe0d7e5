import { sum } from '../shared/licences.ts'
import type { WindowsFields } from './form.ts'
import type { WindowsPlan } from './input.ts'

export const hostRoles = ['hyperv-only', 'other-hypervisor', 'windows-workload'] as const

/** Role of the host itself: only Hyper-V, another hypervisor, or Windows with a workload of its own. */
export type HostRole = (typeof hostRoles)[number]

/** Standard sets for a number of Windows VMs: each set covers two operating system environments (OSEs). */
export const standardSets: Readonly<Record<HostRole, (vms: number) => number>> = {
  // A host that only runs and manages VMs doesn't count as an OSE, but its Windows is licensed even without VMs.
  'hyperv-only': (vms) => Math.max(1, Math.ceil(vms / 2)),
  'other-hypervisor': (vms) => Math.ceil(vms / 2),
  'windows-workload': (vms) => Math.ceil((vms + 1) / 2),
}

/** Fewest VMs that need at least this many sets. */
export function fewestVms(role: HostRole, sets: number): number {
  if (role === 'windows-workload') return Math.max(0, 2 * sets - 2)
  return role === 'hyperv-only' && sets <= 1 ? 0 : Math.max(0, 2 * sets - 1)
}

/** Most VMs that this many sets cover; `null` if not even the host itself is covered. */
export function mostVms(role: HostRole, sets: number): number | null {
  if (role === 'other-hypervisor') return 2 * sets
  if (sets === 0) return null
  return role === 'windows-workload' ? 2 * sets - 1 : 2 * sets
}

/** A group of equal processors of a host. */
export interface ProcessorGroup {
  readonly processors: number
  readonly coresEach: number
}

/** Fewest licences per processor, per host and per VM (Microsoft product terms). */
export const minimums = { perProcessor: 8, perHost: 16, perVm: 8, perCustomer: 16 } as const

/** Rounds up to pairs, in which licences are sold. */
function evenUp(licences: number): number {
  return Math.ceil(licences / 2) * 2
}

/** Reads a host's processors: a count with equal cores, or listed individually. */
export function readProcessors(read: WindowsFields): readonly ProcessorGroup[] {
  const { coresPerProcessorList: listed } = read
  if (listed) return listed.map((coresEach) => ({ processors: 1, coresEach }))
  return [{ processors: read.processorsPerHost, coresEach: read.coresPerProcessor }]
}

function total(groups: readonly ProcessorGroup[], perProcessor: (cores: number) => number): number {
  return sum(groups.map(({ processors, coresEach }) => processors * perProcessor(coresEach)))
}

export function processorCount(groups: readonly ProcessorGroup[]): number {
  return total(groups, () => 1)
}

export function physicalCores(groups: readonly ProcessorGroup[]): number {
  return total(groups, (cores) => cores)
}

/** Cores, with each processor raised to its minimum. */
export function licensedCores(groups: readonly ProcessorGroup[]): number {
  return total(groups, (cores) => Math.max(minimums.perProcessor, cores))
}

/** Core licences that license a host once. */
export function licencesPerSet(groups: readonly ProcessorGroup[]): number {
  return evenUp(Math.max(minimums.perHost, licensedCores(groups)))
}

/** Core licences for licensing VM by VM. */
export function perVmLicences(vcpus: readonly number[], customerMinimum: boolean): number {
  const licences = sum(vcpus.map((count) => evenUp(Math.max(minimums.perVm, count))))
  return customerMinimum ? Math.max(minimums.perCustomer, licences) : licences
}

/** Licences needed, before any price. */
export type Licences = ReturnType<typeof licencesOf>

/** Counts licences: Standard licenses all cores again for every two OSEs; Datacenter licenses them once, for any number. */
export function licencesOf({ processors, hosts, role, vmsPerHost }: WindowsPlan) {
  const perSet = licencesPerSet(processors)
  const sets = standardSets[role](vmsPerHost)
  return {
    physicalCoresPerHost: physicalCores(processors),
    coreLicencesPerFullSet: perSet,
    vmsToCoverPerHost: vmsPerHost,
    standardSetsPerHost: sets,
    standardCoreLicencesTotal: sets * perSet * hosts,
    datacenterCoreLicencesTotal: sets > 0 ? perSet * hosts : 0,
  }
}
