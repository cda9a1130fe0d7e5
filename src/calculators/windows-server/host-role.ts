export const hostRoles = ['hyperv-only', 'other-hypervisor', 'windows-workload'] as const

/** What runs on the host itself: only Hyper-V, another hypervisor, or Windows with a workload of its own. */
export type HostRole = (typeof hostRoles)[number]

/** Standard sets for a number of Windows VMs: each set covers two operating system environments. */
export const standardSets: Readonly<Record<HostRole, (vms: number) => number>> = {
  // A host that only runs and manages VMs is no environment of its own, but its Windows is licensed even without VMs.
  'hyperv-only': (vms) => Math.max(1, Math.ceil(vms / 2)),
  'other-hypervisor': (vms) => Math.ceil(vms / 2),
  'windows-workload': (vms) => Math.ceil((vms + 1) / 2),
}

/** The smallest number of VMs that needs at least this many sets. */
export function fewestVms(role: HostRole, sets: number): number {
  if (role === 'windows-workload') return Math.max(0, 2 * sets - 2)
  return role === 'hyperv-only' && sets <= 1 ? 0 : Math.max(0, 2 * sets - 1)
}

/** The largest number of VMs that this many sets cover; `null` when not even the host itself is covered. */
export function mostVms(role: HostRole, sets: number): number | null {
  if (role === 'other-hypervisor') return 2 * sets
  if (sets === 0) return null
  return role === 'windows-workload' ? 2 * sets - 1 : 2 * sets
}
