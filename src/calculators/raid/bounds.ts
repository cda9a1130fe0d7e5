import type { BoundsTable } from '../shared/checks.ts'

/** Far beyond any array, so that no work grows with a slip of the finger. */
export const mostDisks = 10_000

const aCountOfDisks = { whole: true, max: mostDisks } as const
/** The largest SSDs have some 250 TB. */
const aDiskSize = { above: 0, max: 10_000, unit: 'TB' } as const
const aPercentage = { min: 0, max: 100 } as const

export const raidBounds = {
  /** Reached with at most so many disks; more than all of them hold is refused, too. */
  wantedTB: { above: 0, max: mostDisks * aDiskSize.max },
  diskCount: { ...aCountOfDisks, min: 1 },
  diskSize: aDiskSize,
  diskSizesTB: { ...aDiskSize, most: mostDisks },
  hotSpares: { ...aCountOfDisks, min: 0 },
  /** The least depends on the level. */
  groupCount: { ...aCountOfDisks, min: 1 },
  mirrorWidth: { ...aCountOfDisks, min: 2 },
  /** OpenZFS knows no more disks in a vdev of dRAID (`VDEV_DRAID_MAX_CHILDREN`). */
  dataDisks: { whole: true, min: 1, max: 255 },
  /** An article of Synology's suggests four; in three there is room for two disks of protection, too. */
  shr2TierDisks: { whole: true, min: 3, max: 4 },
  diskIops: { min: 0, max: 1e9 },
  readPct: aPercentage,
  /** Datasheets say 14 to 18. */
  ureExponent: { whole: true, min: 1, max: 30 },
  /** Until somebody is there with a new disk: a year at most. */
  rebuildStartHours: { min: 0, max: 8766 },
  rebuildRateMBps: { above: 0, max: 1e6 },
  annualFailureRatePct: aPercentage,
  /** Sectors that ZFS knows: 512 bytes to 64 KiB, as powers of two. */
  ashift: { whole: true, min: 9, max: 16 },
  /** Records that ZFS knows: up to 16 MiB. */
  recordKiB: { whole: true, min: 1, max: 16_384 },
  /** What swap and other partitions take of each disk; less than the disk. */
  reservedGiB: { min: 0, max: 1e6 },
  /** The share of the capacity that is to be used. */
  fillPct: { min: 1, max: 100 },
  diskPrice: { min: 0, max: 1e9 },
  diskWatts: { min: 0, max: 1e4 },
} as const satisfies BoundsTable
