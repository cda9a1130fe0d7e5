import type { DiskSet } from './disk-set.ts'
import { levelRules, usableDisks } from './level-rules.ts'
import type { Layout, RaidLevel } from './levels.ts'

/** Where the raw capacity goes: raw = usable + protection + spare + stranded, in TB. */
export interface Capacity {
  readonly rawTB: number
  /** For RAID-Z nominal, before ZFS overhead. */
  readonly usableTB: number
  readonly usableTiB: number
  /** Usable share of all installed disks. */
  readonly efficiencyPct: number
  readonly protectionTB: number
  readonly spareTB: number
  readonly strandedTB: number
}

export const bytesPerTB = 1e12
export const bytesPerTiB = 2 ** 40
const tibPerTB = bytesPerTB / bytesPerTiB

/** The capacity of a checked layout. */
export function capacityOf(level: RaidLevel, layout: Layout, disks: DiskSet): Capacity {
  const dataDisks = usableDisks(levelRules[level], layout)
  const usableTB = dataDisks * disks.smallestTB
  return {
    rawTB: disks.rawTB,
    usableTB,
    usableTiB: usableTB * tibPerTB,
    efficiencyPct: (usableTB / disks.rawTB) * 100,
    protectionTB: (layout.n - dataDisks) * disks.smallestTB,
    spareTB: disks.spareTB,
    strandedTB: disks.strandedTB,
  }
}
