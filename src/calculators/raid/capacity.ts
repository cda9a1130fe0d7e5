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
  /** Hot spares, and the embedded spare of RAID 5E. */
  readonly spareTB: number
  readonly strandedTB: number
}

export const bytesPerTB = 1e12
export const bytesPerTiB = 2 ** 40
const tibPerTB = bytesPerTB / bytesPerTiB

/** The capacity of a checked layout. */
export function capacityOf(level: RaidLevel, layout: Layout, disks: DiskSet): Capacity {
  const rule = levelRules[level]
  const dataDisks = usableDisks(rule, layout)
  const usableTB = dataDisks * disks.smallestTB
  return {
    rawTB: disks.rawTB,
    usableTB,
    usableTiB: usableTB * tibPerTB,
    efficiencyPct: (usableTB / disks.rawTB) * 100,
    protectionTB: (layout.n - dataDisks - rule.embeddedSpares) * disks.smallestTB,
    spareTB: disks.spareTB + rule.embeddedSpares * disks.smallestTB,
    strandedTB: disks.strandedTB,
  }
}
