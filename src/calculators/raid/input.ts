import {
  aFilledList,
  aNumber,
  anInteger,
  type Fields,
  isGiven,
  oneOf,
  optional,
  required,
  withDefault,
} from '../shared/checks.ts'
import { isInputError, Rejection, settle } from '../shared/input-error.ts'
import { type Layout, levelRules, type RaidLevel, raidLevels } from './levels.ts'

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

/** The installed disks, sizes in TB (10¹² bytes). */
export interface DiskSet {
  /** The input that says how many disks there are. */
  readonly field: 'diskCount' | 'diskSizesTB'
  readonly count: number
  readonly hotSpares: number
  /** Disks without the hot spares. */
  readonly active: number
  readonly smallestTB: number
  readonly rawTB: number
  readonly spareTB: number
  /** What the larger active disks have beyond the smallest. */
  readonly strandedTB: number
  /** Sizes slot by slot, when they were given one by one. */
  readonly sizesTB: readonly number[] | null
}

export const bytesPerTB = 1e12
export const bytesPerTiB = 2 ** 40

const tbPerUnit = { diskSizeTB: 1, diskSizeTiB: bytesPerTiB / bytesPerTB, diskSizeGB: 1e-3 } as const

const aSize = aNumber({ above: 0 })

/** Reads the uniform size in whichever unit it is given, in TB; errors are reported at `diskSize`. */
export function readUniformSizeTB(fields: Fields): number {
  if (isGiven(fields, 'diskSizeTB')) return aSize(fields.diskSizeTB, 'diskSize')
  if (isGiven(fields, 'diskSizeTiB')) return aSize(fields.diskSizeTiB, 'diskSize') * tbPerUnit.diskSizeTiB
  return aSize(fields.diskSizeGB, 'diskSize') * tbPerUnit.diskSizeGB
}

function readSpares(fields: Fields, count: number): number {
  return withDefault(fields, 'hotSpares', anInteger({ min: 0, below: count }), 0)
}

function uniformSet(fields: Fields): DiskSet {
  const count = required(fields, 'diskCount', anInteger({ min: 1 }))
  const sizeTB = readUniformSizeTB(fields)
  if (sizeTB === 0) throw new Rejection('out-of-range', 'diskSize')
  const hotSpares = readSpares(fields, count)
  return {
    field: 'diskCount',
    count,
    hotSpares,
    active: count - hotSpares,
    smallestTB: sizeTB,
    rawTB: count * sizeTB,
    spareTB: hotSpares * sizeTB,
    strandedTB: 0,
    sizesTB: null,
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function mixedSet(fields: Fields): DiskSet {
  const sizesTB = required(fields, 'diskSizesTB', aFilledList(aSize))
  const hotSpares = readSpares(fields, sizesTB.length)
  const descending = [...sizesTB].sort((a, b) => b - a)
  const active = descending.slice(hotSpares)
  const smallestTB = active.at(-1) ?? 0
  return {
    field: 'diskSizesTB',
    count: sizesTB.length,
    hotSpares,
    active: active.length,
    smallestTB,
    rawTB: sum(sizesTB),
    spareTB: sum(descending.slice(0, hotSpares)),
    strandedTB: sum(active.map((size) => size - smallestTB)),
    sizesTB,
  }
}

/** Reads the disks and the hot spares; of mixed disks the largest become spares. */
export function readDiskSet(fields: Fields): DiskSet {
  return isGiven(fields, 'diskSizesTB') ? mixedSet(fields) : uniformSet(fields)
}

/** Reads groups and mirror width; a level ignores what it does not have. */
export function readLayout(fields: Fields, level: RaidLevel, n: number): Layout {
  const { groups } = levelRules[level]
  return {
    n,
    groups: groups ? withDefault(fields, 'groupCount', anInteger({ min: groups.min }), groups.fallback) : 1,
    mirrorWidth: level === '10' ? withDefault(fields, 'mirrorWidth', anInteger({ min: 2 }), 2) : 2,
  }
}

/** The fewest installed disks of a level with these groups, copies and hot spares; as by default where one of them is refused. */
export function fewestDisks(fields: Fields, level: RaidLevel): number {
  const fewest = (given: Fields) => {
    const hotSpares = withDefault(given, 'hotSpares', anInteger({ min: 0 }), 0)
    return levelRules[level].minDisks(readLayout(given, level, 0)) + hotSpares
  }
  const outcome = settle(() => ({ disks: fewest(fields) }))
  return isInputError(outcome) ? fewest({}) : outcome.disks
}

/** Rejects a layout with too few disks, or with a number of disks that its groups do not divide. */
export function checkLayout(level: RaidLevel, layout: Layout, field: DiskSet['field']): void {
  const rule = levelRules[level]
  if (layout.n < rule.minDisks(layout)) throw new Rejection('too-few-disks', field)
  if (layout.n % rule.divisor(layout) !== 0) throw new Rejection('not-divisible', field)
}

/** A checked input; shares are fractions of 1. */
export interface RaidPlan {
  readonly level: RaidLevel
  readonly disks: DiskSet
  readonly layout: Layout
  readonly diskIops: number | undefined
  readonly readShare: number
  readonly ureExponent: number | undefined
  readonly rebuildRateMBps: number | undefined
  readonly annualFailureRate: number | undefined
  readonly ashift: number | undefined
}

/** Sectors that ZFS knows: 512 bytes to 64 KiB, as powers of two. */
const sectorExponents = { min: 9, max: 16 }

/** Reads one level's inputs; throws a `Rejection`. */
export function readRaidPlan(fields: Fields): RaidPlan {
  const level = required(fields, 'level', oneOf(raidLevels, 'unknown-level'))
  const disks = readDiskSet(fields)
  const failurePct = optional(fields, 'annualFailureRatePct', aNumber({ min: 0, max: 100 }))
  const plan = {
    level,
    disks,
    layout: readLayout(fields, level, disks.active),
    diskIops: optional(fields, 'diskIops', aNumber({ min: 0 })),
    readShare: withDefault(fields, 'readPct', aNumber({ min: 0, max: 100 }), 100) / 100,
    ureExponent: optional(fields, 'ureExponent', anInteger({ min: 1 })),
    rebuildRateMBps: optional(fields, 'rebuildRateMBps', aNumber({ above: 0 })),
    annualFailureRate: failurePct === undefined ? undefined : failurePct / 100,
    ashift: optional(fields, 'ashift', anInteger(sectorExponents)),
  }
  checkLayout(level, plan.layout, disks.field)
  return plan
}
