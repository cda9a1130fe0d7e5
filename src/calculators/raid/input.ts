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
import { isInputError, Rejection, settle } from '../shared/input-error.ts'
import { raidBounds } from './bounds.ts'
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
  /** Record size of a ZFS dataset, a power of two; needs `ashift`. */
  recordKiB?: number
  /** Data disks in each redundancy group of dRAID (default 8, or what the disks allow). */
  dataDisks?: number
  /** Also answers the mean time to data loss; needs rebuild rate and failure rate. */
  mttdl?: boolean
  /** Price of one disk, in any currency. */
  diskPrice?: number
  /** Power that one disk draws, in W. */
  diskWatts?: number
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
  /** The same without the hot spares, largest first. */
  readonly activeSizesTB: readonly number[] | null
}

export const bytesPerTB = 1e12
export const bytesPerTiB = 2 ** 40

const tbPerUnit = { diskSizeTB: 1, diskSizeTiB: bytesPerTiB / bytesPerTB, diskSizeGB: 1e-3 } as const

const takes = checksOf(raidBounds)

/** Reads the uniform size in whichever unit it is given, in TB; errors are reported at `diskSize`. */
export function readUniformSizeTB(fields: Fields): number {
  const named = (['diskSizeTB', 'diskSizeTiB'] as const).find((name) => isGiven(fields, name)) ?? 'diskSizeGB'
  return takes.diskSize(aNumber()(fields[named], 'diskSize') * tbPerUnit[named], 'diskSize')
}

const fewerThan =
  (count: number): Check<number> =>
  (value, field) => {
    const spares = takes.hotSpares(value, field)
    if (spares >= count) throw new Rejection('out-of-range', field)
    return spares
  }

function readSpares(fields: Fields, count: number): number {
  return withDefault(fields, 'hotSpares', fewerThan(count), 0)
}

function uniformSet(fields: Fields): DiskSet {
  const count = required(fields, 'diskCount', takes.diskCount)
  const sizeTB = readUniformSizeTB(fields)
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
    activeSizesTB: null,
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function mixedSet(fields: Fields, level?: RaidLevel): DiskSet {
  const sizesTB = required(fields, 'diskSizesTB', takes.diskSizesTB)
  const hotSpares = readSpares(fields, sizesTB.length)
  const descending = [...sizesTB].sort((a, b) => b - a)
  const smallestTB = descending.at(-1) ?? 0
  const shared = level !== undefined && levelRules[level].distributedSpares
  const activeSizesTB = shared ? descending : descending.slice(hotSpares)
  return {
    field: 'diskSizesTB',
    count: sizesTB.length,
    hotSpares,
    active: sizesTB.length - hotSpares,
    smallestTB,
    rawTB: sum(sizesTB),
    spareTB: shared ? hotSpares * smallestTB : sum(descending.slice(0, hotSpares)),
    strandedTB: sum(activeSizesTB.map((size) => size - smallestTB)),
    sizesTB,
    activeSizesTB,
  }
}

/** Reads the disks and the hot spares; of mixed disks the largest become spares, except for dRAID, which takes a part of every disk. */
export function readDiskSet(fields: Fields, level?: RaidLevel): DiskSet {
  return isGiven(fields, 'diskSizesTB') ? mixedSet(fields, level) : uniformSet(fields)
}

const groupsFrom =
  (least: number): Check<number> =>
  (value, field) => {
    const groups = takes.groupCount(value, field)
    if (groups < least) throw new Rejection('out-of-range', field)
    return groups
  }

/** Reads groups and mirror width; a level ignores what it does not have. */
export function readLayout(fields: Fields, level: RaidLevel, n: number): Layout {
  const { groups, family } = levelRules[level]
  return {
    n,
    groups: groups ? withDefault(fields, 'groupCount', groupsFrom(groups.min), groups.fallback) : 1,
    mirrorWidth: level === '10' ? withDefault(fields, 'mirrorWidth', takes.mirrorWidth, 2) : 2,
    spares: withDefault(fields, 'hotSpares', takes.hotSpares, 0),
    dataDisks: family === 'draid' ? (optional(fields, 'dataDisks', takes.dataDisks) ?? null) : null,
  }
}

/** The fewest installed disks of a level with these groups, copies and hot spares; as by default where one of them is refused. */
export function fewestDisks(fields: Fields, level: RaidLevel): number {
  const fewest = (given: Fields) => {
    const hotSpares = withDefault(given, 'hotSpares', takes.hotSpares, 0)
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
  readonly recordKiB: number | undefined
  readonly mttdl: boolean
  readonly diskPrice: number | undefined
  readonly diskWatts: number | undefined
}

/** Records of ZFS are powers of two. */
const aRecord: Check<number> = (value, field) => {
  const record = takes.recordKiB(value, field)
  if (!Number.isInteger(Math.log2(record))) throw new Rejection('out-of-range', field)
  return record
}

/** Reads one level's inputs; throws a `Rejection`. */
export function readRaidPlan(fields: Fields): RaidPlan {
  const level = required(fields, 'level', oneOf(raidLevels, 'unknown-level'))
  const disks = readDiskSet(fields, level)
  const failurePct = optional(fields, 'annualFailureRatePct', takes.annualFailureRatePct)
  const plan = {
    level,
    disks,
    layout: readLayout(fields, level, disks.active),
    diskIops: optional(fields, 'diskIops', takes.diskIops),
    readShare: withDefault(fields, 'readPct', takes.readPct, 100) / 100,
    ureExponent: optional(fields, 'ureExponent', takes.ureExponent),
    rebuildRateMBps: optional(fields, 'rebuildRateMBps', takes.rebuildRateMBps),
    annualFailureRate: failurePct === undefined ? undefined : failurePct / 100,
    ashift: optional(fields, 'ashift', takes.ashift),
    recordKiB: optional(fields, 'recordKiB', aRecord),
    mttdl: withDefault(fields, 'mttdl', aFlag, false),
    diskPrice: optional(fields, 'diskPrice', takes.diskPrice),
    diskWatts: optional(fields, 'diskWatts', takes.diskWatts),
  }
  checkLayout(level, plan.layout, disks.field)
  return plan
}
