import type { RaidLevel } from './levels.ts'

/** Inputs of the RAID calculator. Sizes in TB (10¹²), TiB (2⁴⁰) or GB (10⁹) bytes. */
export interface RaidInput {
  /** Answers every level at once; then `level` is not needed. */
  mode?: 'compare'
  level?: RaidLevel
  /** Installed disks, hot spares included, of one size. */
  diskCount?: number
  diskSizeTB?: number
  diskSizeTiB?: number
  diskSizeGB?: number
  /** In place of count and size: each disk's size. */
  diskSizesTB?: readonly number[]
  hotSpares?: number
  /** Groups of RAID 50/60 (default 2), vdevs of RAID-Z (default 1). */
  groupCount?: number
  mirrorWidth?: number
  /** Operations per second of one disk. */
  diskIops?: number
  readPct?: number
  /** One unreadable sector per 10^k bits read. */
  ureExponent?: number
  rebuildRateMBps?: number
  annualFailureRatePct?: number
  /** ZFS sector size as a power of two, in bytes. */
  ashift?: number
}
