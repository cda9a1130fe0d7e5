import type { DiskSet } from './input.ts'
import { type Layout, levelRules, type RaidLevel } from './levels.ts'

/** A slice that all disks of at least some size share. */
type Tier = ReturnType<typeof tiersOf>[number]

/** Splits disks into tiers, the lowest first. */
export const tiersOf = (sizesTB: readonly number[]) => {
  const ascending = [...sizesTB].sort((a, b) => a - b)
  return ascending
    .map((sizeTB, index) => ({
      heightTB: sizeTB - (ascending[index - 1] ?? 0),
      disks: ascending.length - index,
    }))
    .filter(({ heightTB }) => heightTB > 0)
}

/**
 * Cuts the active disks into tiers: each tier gives `redundancy` of its disks to protection, and is unused if no disk would be left. Synology
 * publishes the minimum of disks and the redundancy, but no rule for tiers of three disks in SHR-2, so a tier's fewest disks are an input.
 */
export function splitHybrid(
  sizesTB: readonly number[],
  redundancy: number,
  failed = 1,
  fewest = redundancy + 1,
) {
  const tiers = tiersOf(sizesTB)
  const used = tiers.filter(({ disks }) => disks >= fewest)
  const sum = (of: readonly Tier[], part: (disks: number) => number) =>
    of.reduce((total, { heightTB, disks }) => total + heightTB * part(disks), 0)
  return {
    usableTB: sum(used, (disks) => disks - redundancy),
    protectionTB: sum(used, () => redundancy),
    /** Capacity on too few disks to be protected. */
    strandedTB: sum(
      tiers.filter((tier) => !used.includes(tier)),
      (disks) => disks,
    ),
    /** The used part of the largest disk, which its rebuild writes. */
    writtenTB: sum(used, () => 1),
    /** Data that this rebuild reads from the remaining disks. */
    readTB: sum(used, (disks) => disks - failed),
  }
}

/** Splits disks of several sizes for Synology Hybrid RAID; no split for other levels or equal disks. */
export function hybridOf(level: RaidLevel, layout: Layout, { activeSizesTB }: DiskSet, failed = 1) {
  const rule = levelRules[level]
  return rule.family === 'hybrid' && activeSizesTB
    ? splitHybrid(activeSizesTB, rule.lost(layout), failed, layout.fewestInTier)
    : undefined
}
