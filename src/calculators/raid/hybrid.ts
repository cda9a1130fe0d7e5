import type { DiskSet } from './input.ts'
import { type Layout, levelRules, type RaidLevel } from './levels.ts'

/** How Synology Hybrid RAID splits disks of several sizes, in TB. */
export interface HybridSplit {
  readonly usableTB: number
  readonly protectionTB: number
  /** What is in too few disks to be protected. */
  readonly strandedTB: number
  /** The part of the largest disk that is used, which a rebuild of it writes. */
  readonly writtenTB: number
  /** What that rebuild reads from the disks that are left. */
  readonly readTB: number
}

/** A layer that all disks of at least some size have in common. */
interface Tier {
  readonly heightTB: number
  readonly disks: number
}

/** The tiers of disks, the lowest first. */
export const tiersOf = (sizesTB: readonly number[]): readonly Tier[] => {
  const ascending = [...sizesTB].sort((a, b) => a - b)
  return ascending
    .map((sizeTB, index) => ({
      heightTB: sizeTB - (ascending[index - 1] ?? 0),
      disks: ascending.length - index,
    }))
    .filter(({ heightTB }) => heightTB > 0)
}

/**
 * Cuts the active disks into tiers: each tier gives `redundancy` of its disks to protection, and is unused where no disk would be left.
 * Synology publishes minimum disks and redundancy, not the rule for tiers of three disks in SHR-2, so that the fewest disks of a tier are
 * an input.
 */
export function splitHybrid(
  sizesTB: readonly number[],
  redundancy: number,
  failed = 1,
  fewest = redundancy + 1,
): HybridSplit {
  const tiers = tiersOf(sizesTB)
  const used = tiers.filter(({ disks }) => disks >= fewest)
  const sum = (of: readonly Tier[], part: (disks: number) => number) =>
    of.reduce((total, { heightTB, disks }) => total + heightTB * part(disks), 0)
  return {
    usableTB: sum(used, (disks) => disks - redundancy),
    protectionTB: sum(used, () => redundancy),
    strandedTB: sum(
      tiers.filter((tier) => !used.includes(tier)),
      (disks) => disks,
    ),
    writtenTB: sum(used, () => 1),
    readTB: sum(used, (disks) => disks - failed),
  }
}

/** The tiers of Synology Hybrid RAID on disks of several sizes; nothing for other levels and for equal disks. */
export function hybridOf(level: RaidLevel, layout: Layout, { activeSizesTB }: DiskSet, failed = 1) {
  const rule = levelRules[level]
  return rule.family === 'hybrid' && activeSizesTB
    ? splitHybrid(activeSizesTB, rule.lost(layout), failed, layout.fewestInTier)
    : undefined
}
