import type { BoundsTable } from '../shared/checks.ts'

/** Far beyond any array; keeps a typing slip from causing much work. */
export const mostDisks = 10_000

const aCountOfDisks = { whole: true, max: mostDisks } as const
/** The largest SSDs have some 250 TB. */
const aDiskSize = { above: 0, max: 10_000, unit: 'TB' } as const
const aPercentage = { min: 0, max: 100 } as const

export const raidBounds = {
  /** The most that `mostDisks` disks hold; a capacity that needs more is rejected too. */
  wantedTB: { above: 0, max: mostDisks * aDiskSize.max },
  diskCount: { ...aCountOfDisks, min: 1 },
  diskSize: aDiskSize,
  diskSizesTB: { ...aDiskSize, most: mostDisks },
  hotSpares: { ...aCountOfDisks, min: 0 },
  /** The minimum depends on the level. */
  groupCount: { ...aCountOfDisks, min: 1 },
  mirrorWidth: { ...aCountOfDisks, min: 2 },
  /** OpenZFS allows no more disks in a dRAID vdev (`VDEV_DRAID_MAX_CHILDREN`). */
  dataDisks: { whole: true, min: 1, max: 255 },
  /** A Synology article suggests four; three also hold two disks of protection. */
  shr2TierDisks: { whole: true, min: 3, max: 4 },
  diskIops: { min: 0, max: 1e9 },
  readPct: aPercentage,
  /** Datasheets say 14 to 18. */
  ureExponent: { whole: true, min: 1, max: 30 },
  /** Time until somebody arrives with a new disk: a year at most. */
  rebuildStartHours: { min: 0, max: 8766 },
  rebuildRateMBps: { above: 0, max: 1e6 },
  annualFailureRatePct: aPercentage,
  /** ZFS sector sizes: 512 bytes to 64 KiB, as powers of two. */
  ashift: { whole: true, min: 9, max: 16 },
  /** ZFS record sizes: up to 16 MiB. */
  recordKiB: { whole: true, min: 1, max: 16_384 },
  /** Space on each disk of a ZFS pool that swap and other partitions take; less than the disk's size. */
  reservedGiB: { min: 0, max: 1e6 },
  /** Target fill as a share of the capacity. */
  fillPct: { min: 1, max: 100 },
  diskPrice: { min: 0, max: 1e9 },
  diskWatts: { min: 0, max: 1e4 },
} as const satisfies BoundsTable
