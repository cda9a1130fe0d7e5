/** The lines of the working, in the order in which they can appear; each has its text in the locale files. */
export const windowsStepIds = [
  'physical-cores',
  'licences-per-set',
  'cluster-vms',
  'sets-hyperv-only',
  'sets-other-hypervisor',
  'sets-windows-workload',
  'standard-licences',
  'datacenter-licences',
  'standard-packs',
  'datacenter-packs',
  'break-even',
  'cal',
  'cal-total',
  'per-vm-licences',
  'per-vm-cost',
] as const

export type WindowsStepId = (typeof windowsStepIds)[number]
