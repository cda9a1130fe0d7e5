/** The lines of the working, in the order in which they can appear; each has its text in the locale files. */
export const raidStepIds = [
  'disks',
  'usable-stripe',
  'usable-mirror',
  'usable-parity',
  'usable-raid-z',
  'binary',
  'identity',
  'efficiency',
  'tolerance',
  'tolerance-same',
  'iops',
  'iops-vdevs',
  'rebuild-read',
  'read-error',
  'rebuild-time',
  'second-failure',
  'zfs-sectors',
  'zfs-pool',
  'zfs-usable',
] as const

export type RaidStepId = (typeof raidStepIds)[number]
