import { capacityOf } from './engine.ts'
import { tiersOf } from './hybrid.ts'
import type { DiskSet, RaidPlan } from './input.ts'
import { levelRules, usableDisks } from './levels.ts'

/** Role of a part of a disk. Embedded and hot spares together make up the result's spare capacity. */
export type DiskRole = 'data' | 'parity' | 'mirror' | 'embedded-spare' | 'spare' | 'stranded'

interface DiskSegment {
  readonly role: DiskRole
  readonly sizeTB: number
}

/** One installed disk of the drawing, in slot order. */
export interface DrawnDisk {
  /** Parity group, mirror set or vdev, from 0; `null` for a hot spare. */
  readonly group: number | null
  readonly sizeTB: number
  /** The disk's parts as the level distributes them; they add up to its size. */
  readonly segments: readonly DiskSegment[]
}

/** Beyond this many disks a drawing is no use; the capacity bars say it better. */
export const maxDrawnDisks = 240

/** Disks per mirror set, parity group or vdev. */
const setSize = ({ level, layout }: RaidPlan) => levelRules[level].sets(layout).width

/** Splits an active disk's used part by role; parity is spread over all disks of its group. */
function shares(plan: RaidPlan, placeInSet: number): readonly (readonly [DiskRole, number])[] {
  const { level, layout } = plan
  const rule = levelRules[level]
  const spares = rule.distributedSpares ? layout.spares : 0
  const disks = layout.n + spares
  const dataShare = usableDisks(rule, layout) / disks
  if (rule.family === 'stripe') return [['data', 1]]
  if (level === '1E')
    return [
      ['data', dataShare],
      ['mirror', 1 - dataShare],
    ]
  if (rule.family === 'mirror') return [[placeInSet === 0 ? 'data' : 'mirror', 1]]
  const spareShare = (rule.embeddedSpares + spares) / disks
  const shares = [
    ['data', dataShare],
    ['parity', 1 - dataShare - spareShare],
    ['embedded-spare', spareShare],
  ] as const
  return shares.filter(([, share]) => share > 0)
}

/** Splits a disk of Synology Hybrid RAID next to disks of other sizes. */
function hybridDisk(
  { level, layout }: RaidPlan,
  sizeTB: number,
  activeSizesTB: readonly number[],
): DrawnDisk {
  const redundancy = levelRules[level].lost(layout)
  const sizes: Record<'data' | 'parity' | 'stranded', number> = { data: 0, parity: 0, stranded: 0 }
  let top = 0
  for (const { heightTB, disks } of tiersOf(activeSizesTB)) {
    top += heightTB
    if (top > sizeTB * (1 + 1e-12)) break
    const spare = disks >= (layout.fewestInTier ?? redundancy + 1) ? 0 : heightTB
    sizes.stranded += spare
    sizes.parity += ((heightTB - spare) * redundancy) / disks
    sizes.data += ((heightTB - spare) * (disks - redundancy)) / disks
  }
  const segments = (['data', 'parity', 'stranded'] as const).map((role) => ({ role, sizeTB: sizes[role] }))
  return { group: 0, sizeTB, segments: segments.filter((segment) => segment.sizeTB > 0) }
}

function activeDisk(plan: RaidPlan, sizeTB: number, place: number): DrawnDisk {
  const { activeSizesTB } = plan.disks
  if (levelRules[plan.level].family === 'hybrid' && activeSizesTB)
    return hybridDisk(plan, sizeTB, activeSizesTB)
  const { smallestTB } = plan.disks
  const used = shares(plan, place % setSize(plan)).map(([role, part]) => ({
    role,
    sizeTB: part * smallestTB,
  }))
  const stranded = sizeTB - smallestTB
  return {
    group: Math.floor(place / setSize(plan)),
    sizeTB,
    segments: stranded > 0 ? [...used, { role: 'stranded', sizeTB: stranded }] : used,
  }
}

function slotSizes({ sizesTB, count, smallestTB }: DiskSet): readonly number[] {
  return sizesTB ?? Array.from({ length: count }, () => smallestTB)
}

/** Slots that become hot spares: the largest disks; among equals, the last. */
function spareSlots(sizes: readonly number[], hotSpares: number): ReadonlySet<number> {
  const bySize = sizes
    .map((size, slot) => ({ size, slot }))
    .sort((a, b) => b.size - a.size || b.slot - a.slot)
  return new Set(bySize.slice(0, hotSpares).map(({ slot }) => slot))
}

/** Lists every disk with its roles, for the drawing; `null` if there are more than `maxDrawnDisks`. */
export function diskRoles(plan: RaidPlan): readonly DrawnDisk[] | null {
  if (plan.disks.count > maxDrawnDisks) return null
  const sizes = slotSizes(plan.disks)
  const spares = spareSlots(sizes, levelRules[plan.level].distributedSpares ? 0 : plan.disks.hotSpares)
  let place = 0
  return sizes.map((sizeTB, slot) =>
    spares.has(slot)
      ? { group: null, sizeTB, segments: [{ role: 'spare', sizeTB }] }
      : activeDisk(plan, sizeTB, place++),
  )
}

/** Splits raw capacity by part and role, without empty roles; the pieces add up to the result's parts. */
export function capacityPieces({ level, layout, disks }: RaidPlan) {
  const { family, embeddedSpares, distributedSpares } = levelRules[level]
  const { usableTB, protectionTB, strandedTB } = capacityOf(level, layout, disks)
  const pieces = [
    { part: 'usable', role: 'data', sizeTB: usableTB },
    { part: 'protection', role: family === 'mirror' ? 'mirror' : 'parity', sizeTB: protectionTB },
    { part: 'spare', role: 'embedded-spare', sizeTB: embeddedSpares * disks.smallestTB },
    { part: 'spare', role: distributedSpares ? 'embedded-spare' : 'spare', sizeTB: disks.spareTB },
    { part: 'stranded', role: 'stranded', sizeTB: strandedTB },
  ] as const
  return pieces.filter(({ sizeTB }) => sizeTB > 0)
}
