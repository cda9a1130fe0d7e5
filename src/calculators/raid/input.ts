import {
  aFlag,
  aNumber,
  type Check,
  checksOf,
  type Fields,
  isGiven,
  oneOf,
  optional,
  required,
  withDefault,
} from '../shared/checks.ts'
import { accepted, type Checked, isInputError, Rejection, settle } from '../shared/input-error.ts'
import { raidBounds } from './bounds.ts'
import { type Layout, levelRules, type RaidLevel, raidLevels } from './levels.ts'

/** Inputs of the RAID calculator. Sizes in TB (10¹²), TiB (2⁴⁰) or GB (10⁹) bytes. */
export interface RaidInput {
  /** Answers all levels at once; `level` is then not needed. */
  mode?: 'compare'
  level?: RaidLevel
  /** Installed disks, hot spares included, of one size. */
  diskCount?: number
  diskSizeTB?: number
  diskSizeTiB?: number
  diskSizeGB?: number
  /** Size of each disk, in place of count and size. */
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
  /** Hours from a disk's failure until its rebuild starts (default 0). */
  rebuildStartHours?: number
  /** ZFS sector size as a power of two, in bytes. */
  ashift?: number
  /** Space for swap and other partitions on each disk of a ZFS pool. */
  reservedGiB?: number
  /** Record size of a ZFS dataset, a power of two; needs `ashift`. */
  recordKiB?: number
  /** Data disks in each redundancy group of dRAID (default 8, or what the disks allow). */
  dataDisks?: number
  /** Target fill as a share of the capacity; a wanted capacity is reached at this fill. */
  fillPct?: number
  /** Fewest disks of a tier that SHR-2 uses: 3 (default) or 4. */
  shr2TierDisks?: number
  /** Also returns the mean time to data loss; needs the rebuild rate and failure rate. */
  mttdl?: boolean
  /** Price of one disk, in any currency. */
  diskPrice?: number
  /** Power that one disk draws, in W. */
  diskWatts?: number
}

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
export interface DiskSet extends InstalledDisks {
  /** Number of disks without hot spares. */
  readonly active: number
  readonly smallestTB: number
  readonly rawTB: number
  readonly spareTB: number
  /** Capacity of larger active disks beyond the smallest one's. */
  readonly strandedTB: number
  /** Sizes without hot spares, largest first, if given individually. */
  readonly activeSizesTB: readonly number[] | null
}

export const bytesPerTB = 1e12
export const bytesPerTiB = 2 ** 40

const tbPerUnit = { diskSizeTB: 1, diskSizeTiB: bytesPerTiB / bytesPerTB, diskSizeGB: 1e-3 } as const

const takes = checksOf(raidBounds)

/** Reads the uniform size in TB from any unit; errors are reported at `diskSize`. */
function readUniformSizeTB(fields: Fields): number {
  const named = (['diskSizeTB', 'diskSizeTiB'] as const).find((name) => isGiven(fields, name)) ?? 'diskSizeGB'
  return takes.diskSize(aNumber()(fields[named], 'diskSize') * tbPerUnit[named], 'diskSize')
}

function readSpares(fields: Fields, count: number): number {
  const spares = withDefault(fields, 'hotSpares', takes.hotSpares, 0)
  if (spares >= count) throw new Rejection('out-of-range', 'hotSpares')
  return spares
}

/** Reads the disks and the hot spares; throws a `Rejection`. */
export function readDisks(fields: Fields): InstalledDisks {
  if (isGiven(fields, 'diskSizesTB')) {
    const sizesTB = required(fields, 'diskSizesTB', takes.diskSizesTB)
    const count = sizesTB.length
    const hotSpares = readSpares(fields, count)
    return { field: 'diskSizesTB', count, hotSpares, sizeTB: Math.min(...sizesTB), sizesTB }
  }
  const count = required(fields, 'diskCount', takes.diskCount)
  const sizeTB = readUniformSizeTB(fields)
  return { field: 'diskCount', count, hotSpares: readSpares(fields, count), sizeTB, sizesTB: null }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Sets spares aside for a level: the largest of mixed disks, or for dRAID a part of every disk. */
export function diskSetOf(disks: InstalledDisks, level: RaidLevel): DiskSet {
  const { count, hotSpares, sizeTB: smallestTB, sizesTB } = disks
  const shared = levelRules[level].distributedSpares
  const descending = sizesTB && [...sizesTB].sort((a, b) => b - a)
  const activeSizesTB = descending && (shared ? descending : descending.slice(hotSpares))
  return {
    ...disks,
    active: count - hotSpares,
    smallestTB,
    rawTB: sizesTB ? sum(sizesTB) : count * smallestTB,
    spareTB: descending && !shared ? sum(descending.slice(0, hotSpares)) : hotSpares * smallestTB,
    strandedTB: activeSizesTB ? sum(activeSizesTB.map((size) => size - smallestTB)) : 0,
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

/** Reads the grouping of disks. */
export const readGrouping = (fields: Fields): Grouping => ({
  groupCount: settle(() => optional(fields, 'groupCount', takes.groupCount)),
  mirrorWidth: settle(() => withDefault(fields, 'mirrorWidth', takes.mirrorWidth, 2)),
  hotSpares: settle(() => withDefault(fields, 'hotSpares', takes.hotSpares, 0)),
  dataDisks: settle(() => optional(fields, 'dataDisks', takes.dataDisks)),
  shr2TierDisks: settle(() => withDefault(fields, 'shr2TierDisks', takes.shr2TierDisks, 3)),
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
  return isInputError(outcome) ? fewestDisks(readGrouping({}), level) : outcome.disks
}

/** Rejects a layout with too few disks, or with a disk count that isn't divisible into its groups. */
export function checkLayout(level: RaidLevel, layout: Layout, field: DiskSet['field']): void {
  const rule = levelRules[level]
  if (layout.n < rule.minDisks(layout)) throw new Rejection('too-few-disks', field)
  if (layout.n % rule.divisor(layout) !== 0) throw new Rejection('not-divisible', field)
}

/** Inputs that change no disk or layout, for speed, risk, ZFS, fill and cost; shares are fractions of 1. */
interface Conditions {
  readonly diskIops: number | undefined
  readonly readShare: number
  readonly ureExponent: number | undefined
  readonly rebuildRateMBps: number | undefined
  readonly annualFailureRate: number | undefined
  readonly rebuildStartHours: number | undefined
  readonly ashift: number | undefined
  readonly recordKiB: number | undefined
  readonly reservedGiB: number
  readonly fillPct: number | undefined
  readonly mttdl: boolean
  readonly diskPrice: number | undefined
  readonly diskWatts: number | undefined
}

/** Checked inputs, not yet of a level. */
export interface RaidArray extends Conditions {
  readonly disks: InstalledDisks
  readonly grouping: Grouping
}

/** Checked inputs of one level. */
export interface RaidPlan extends Conditions {
  readonly level: RaidLevel
  readonly disks: DiskSet
  readonly layout: Layout
}

/** Checks a ZFS record size, a power of two. */
const aRecord: Check<number> = (value, field) => {
  const record = takes.recordKiB(value, field)
  if (!Number.isInteger(Math.log2(record))) throw new Rejection('out-of-range', field)
  return record
}

function readConditions(fields: Fields): Conditions {
  const failurePct = optional(fields, 'annualFailureRatePct', takes.annualFailureRatePct)
  return {
    diskIops: optional(fields, 'diskIops', takes.diskIops),
    readShare: withDefault(fields, 'readPct', takes.readPct, 100) / 100,
    ureExponent: optional(fields, 'ureExponent', takes.ureExponent),
    rebuildRateMBps: optional(fields, 'rebuildRateMBps', takes.rebuildRateMBps),
    annualFailureRate: failurePct === undefined ? undefined : failurePct / 100,
    rebuildStartHours: optional(fields, 'rebuildStartHours', takes.rebuildStartHours),
    ashift: optional(fields, 'ashift', takes.ashift),
    recordKiB: optional(fields, 'recordKiB', aRecord),
    reservedGiB: withDefault(fields, 'reservedGiB', takes.reservedGiB, 0),
    fillPct: optional(fields, 'fillPct', takes.fillPct),
    mttdl: withDefault(fields, 'mttdl', aFlag, false),
    diskPrice: optional(fields, 'diskPrice', takes.diskPrice),
    diskWatts: optional(fields, 'diskWatts', takes.diskWatts),
  }
}

/** Reads the inputs that all levels share; throws a `Rejection`. */
export const readArray = (fields: Fields): RaidArray => ({
  disks: readDisks(fields),
  grouping: readGrouping(fields),
  ...readConditions(fields),
})

/** A wanted usable capacity, and the disks to reach it with. */
export interface RaidWish extends Conditions {
  readonly wantedTB: number
  readonly sizeTB: number
  readonly grouping: Grouping
}

/** Reads a wanted capacity; throws a `Rejection`. */
export const readWish = (fields: Fields): RaidWish => ({
  wantedTB: required(fields, 'wantedTB', takes.wantedTB),
  sizeTB: readUniformSizeTB(fields),
  grouping: readGrouping(fields),
  ...readConditions(fields),
})

export const readLevel = (fields: Fields): RaidLevel =>
  required(fields, 'level', oneOf(raidLevels, 'unknown-level'))

/** Plans an array at one level; throws a `Rejection` if the level is impossible with its disks. */
export function planOf({ disks: installed, grouping, ...conditions }: RaidArray, level: RaidLevel): RaidPlan {
  const disks = diskSetOf(installed, level)
  const layout = layoutOf(grouping, level, disks.active)
  checkLayout(level, layout, disks.field)
  return { ...conditions, level, disks, layout }
}

/** Reads one level's inputs; throws a `Rejection`. */
export const readRaidPlan = (fields: Fields): RaidPlan => {
  const level = readLevel(fields)
  return planOf(readArray(fields), level)
}
