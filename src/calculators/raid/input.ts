import { within } from '../shared/checks.ts'
import { accepted, type Checked, isInputError, Rejection, settle } from '../shared/input-error.ts'
import { diskSizeRange } from './bounds.ts'
import type { RaidFields } from './form.ts'
import { type Layout, levelRules, type RaidLevel } from './levels.ts'

/** Installed disks, whatever the level; sizes in TB (10¹² bytes). */
export interface InstalledDisks {
  /** Input that gives the number of disks. */
  readonly field: 'diskCount' | 'diskSizesTB'
  readonly count: number
  readonly hotSpares: number
  /** Size of the smallest disk. */
  readonly sizeTB: number
  /** Sizes by slot, if given individually. */
  readonly sizesTB: readonly number[] | null
}

/** Installed disks as a level uses them. */
export type DiskSet = ReturnType<typeof diskSetOf>

export const bytesPerTB = 1e12
export const bytesPerTiB = 2 ** 40

/** Units of disk sizes. */
export const sizeUnits = ['TB', 'TiB', 'GB'] as const

const tbPer = { TB: 1, TiB: bytesPerTiB / bytesPerTB, GB: 1e-3 } as const

/** Reads the uniform size in TB. */
function readUniformSizeTB({ diskSize, diskSizeUnit }: RaidFields): number {
  const sizeTB = diskSize * tbPer[diskSizeUnit]
  within(diskSizeRange)(sizeTB, 'diskSize')
  return sizeTB
}

function readSpares({ hotSpares }: RaidFields, count: number): number {
  if (hotSpares >= count) throw new Rejection('out-of-range', 'hotSpares')
  return hotSpares
}

/** Reads the disks and the hot spares; throws a `Rejection`. */
export function readDisks(read: RaidFields): InstalledDisks {
  const { sizes, diskSizesTB: sizesTB } = read
  if (sizes !== 'same' && sizesTB) {
    const count = sizesTB.length
    const hotSpares = readSpares(read, count)
    return { field: 'diskSizesTB', count, hotSpares, sizeTB: Math.min(...sizesTB), sizesTB }
  }
  const { diskCount: count } = read
  const sizeTB = readUniformSizeTB(read)
  return { field: 'diskCount', count, hotSpares: readSpares(read, count), sizeTB, sizesTB: null }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Sets spares aside for a level: the largest of mixed disks, or for dRAID a part of every disk. */
export function diskSetOf(disks: InstalledDisks, level: RaidLevel) {
  const { count, hotSpares, sizeTB: smallestTB, sizesTB } = disks
  const shared = levelRules[level].distributedSpares
  const descending = sizesTB && [...sizesTB].sort((a, b) => b - a)
  const activeSizesTB = descending && (shared ? descending : descending.slice(hotSpares))
  return {
    ...disks,
    /** Number of disks without hot spares. */
    active: count - hotSpares,
    smallestTB,
    rawTB: sizesTB ? sum(sizesTB) : count * smallestTB,
    spareTB: descending && !shared ? sum(descending.slice(0, hotSpares)) : hotSpares * smallestTB,
    /** Capacity of larger active disks beyond the smallest one's. */
    strandedTB: activeSizesTB ? sum(activeSizesTB.map((size) => size - smallestTB)) : 0,
    /** Sizes without hot spares, largest first, if given individually. */
    activeSizesTB,
  }
}

/** Grouping of disks, checked lazily: a bad value is rejected only if the level uses it. */
export interface Grouping {
  readonly groupCount: Checked<number | undefined>
  readonly mirrorWidth: Checked<number>
  readonly hotSpares: Checked<number>
  readonly dataDisks: Checked<number | undefined>
  readonly shr2TierDisks: Checked<number>
}

/** The grouping that applies if the input gives none. */
export const usualGrouping = {
  groupCount: undefined,
  mirrorWidth: 2,
  hotSpares: 0,
  dataDisks: undefined,
  shr2TierDisks: 3,
} as const satisfies Grouping

/** Reads the grouping of disks. */
export const readGrouping = (read: RaidFields): Grouping => ({
  groupCount: settle(() => read.groupCount),
  mirrorWidth: settle(() => read.mirrorWidth),
  hotSpares: settle(() => read.hotSpares),
  dataDisks: settle(() => read.dataDisks),
  shr2TierDisks: settle(() => read.shr2TierDisks),
})

/** Makes the layout of `n` active disks at a level; throws a `Rejection` for inputs that the level uses. */
export function layoutOf(grouping: Grouping, level: RaidLevel, n: number): Layout {
  const { groups, family } = levelRules[level]
  const groupCount = groups ? (accepted(grouping.groupCount) ?? groups.fallback) : 1
  if (groups && groupCount < groups.min) throw new Rejection('out-of-range', 'groupCount')
  return {
    n,
    groups: groupCount,
    mirrorWidth: level === '10' ? accepted(grouping.mirrorWidth) : 2,
    spares: accepted(grouping.hotSpares),
    dataDisks: family === 'draid' ? (accepted(grouping.dataDisks) ?? null) : null,
    ...(level === 'SHR-2' && { fewestInTier: accepted(grouping.shr2TierDisks) }),
  }
}

/** Returns the fewest installed disks of a level with these groups, copies and hot spares; uses the default for a rejected one. */
export function fewestDisks(grouping: Grouping, level: RaidLevel): number {
  const outcome = settle(() => {
    const layout = layoutOf(grouping, level, 0)
    return { disks: levelRules[level].minDisks(layout) + layout.spares }
  })
  return isInputError(outcome) ? fewestDisks(usualGrouping, level) : outcome.disks
}

/** Rejects a layout with too few disks, or with a disk count that isn't divisible into its groups. */
export function checkLayout(level: RaidLevel, layout: Layout, field: DiskSet['field']): void {
  const rule = levelRules[level]
  if (layout.n < rule.minDisks(layout)) throw new Rejection('too-few-disks', field)
  if (layout.n % rule.divisor(layout) !== 0) throw new Rejection('not-divisible', field)
}

/** Checked inputs, not yet of a level. */
export type RaidArray = ReturnType<typeof readArray>

/** Checked inputs of one level. */
export type RaidPlan = ReturnType<typeof planOf>

/** Reads the inputs that change no disk or layout, for speed, risk, ZFS, fill and cost; shares are fractions of 1. */
function readConditions(read: RaidFields, mttdl: boolean) {
  const { diskIops, readPct, ureExponent, rebuildRateMBps, annualFailureRatePct } = read
  const { rebuildStartHours, ashift, recordKiB, reservedGiB, fillPct } = read
  const { diskPrice, priceCurrency: currency, diskWatts } = read
  return {
    diskIops,
    readShare: readPct / 100,
    ureExponent,
    rebuildRateMBps,
    annualFailureRate: annualFailureRatePct === undefined ? undefined : annualFailureRatePct / 100,
    rebuildStartHours,
    ashift,
    recordKiB,
    reservedGiB,
    fillPct,
    /** Whether to estimate the mean time to data loss. */
    mttdl,
    diskPrice,
    /** Of the price; never converted. */
    currency,
    diskWatts,
  }
}

/** Reads the inputs that all levels share; throws a `Rejection`. */
export const readArray = (read: RaidFields, mttdl: boolean) => ({
  disks: readDisks(read),
  grouping: readGrouping(read),
  ...readConditions(read, mttdl),
})

/** A wanted usable capacity, and the disks to reach it with. */
export type RaidWish = ReturnType<typeof readWish>

/** Reads a wanted capacity; throws a `Rejection`. */
export const readWish = (read: RaidFields) => ({
  wantedTB: read.wantedTB,
  sizeTB: readUniformSizeTB(read),
  grouping: readGrouping(read),
  ...readConditions(read, true),
})

/** Plans an array at one level; throws a `Rejection` if the level is impossible with its disks. */
export function planOf({ disks: installed, grouping, ...conditions }: RaidArray, level: RaidLevel) {
  const disks = diskSetOf(installed, level)
  const layout = layoutOf(grouping, level, disks.active)
  checkLayout(level, layout, disks.field)
  return { ...conditions, level, disks, layout }
}
