import {
  type Fields,
  fieldsOf,
  isGiven,
  oneOf,
  optional,
  rejectOverflow,
  type Untrusted,
} from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import {
  bytesPerTB,
  bytesPerTiB,
  checkLayout,
  type DiskSet,
  type RaidInput,
  type RaidPlan,
  readDiskSet,
  readLayout,
  readRaidPlan,
} from './input.ts'
import { type Layout, levelRules, type RaidLevel, raidLevels, usableDisks } from './levels.ts'
import { type ZfsCapacity, zfsCapacity } from './zfs.ts'

/** Where the raw capacity goes: raw = usable + protection + spare + stranded, in TB. */
interface Capacity {
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

/** Small random operations per second of the whole array. */
interface Iops {
  /** Disk operations per write; `null` for RAID-Z, where a vdev works like one disk. */
  readonly writePenalty: number | null
  readonly readIops: number
  readonly writeIops: number
  readonly mixedIops: number
}

/** IOPS from those of one disk: read n·d, write n·d/p, mixed n·d/(R + W·p); RAID-Z: vdevs·d throughout. */
export function iopsOf({ level, layout, readShare }: RaidPlan, diskIops: number): Iops {
  const writePenalty = levelRules[level].writePenalty(layout)
  if (writePenalty === null) {
    const vdevIops = layout.groups * diskIops
    return { writePenalty, readIops: vdevIops, writeIops: vdevIops, mixedIops: vdevIops }
  }
  const readIops = layout.n * diskIops
  return {
    writePenalty,
    readIops,
    writeIops: readIops / writePenalty,
    mixedIops: readIops / (readShare + (1 - readShare) * writePenalty),
  }
}

const hoursPerYear = 8766

/** Risk of meeting an unreadable sector while a disk is rebuilt; `null` where nothing can be rebuilt. */
interface ReadErrorRisk {
  readonly rebuildReadTB: number | null
  /** Chance of at least one unreadable sector: an upper bound, since datasheet rates are. */
  readonly pUreRebuild: number | null
  /** Whether such a sector means lost data: only when a single loss is all that is tolerated. */
  readonly ureIsDataLoss: boolean | null
}

/** The guaranteed tolerance: disks whose loss is survived in the worst case. */
function guaranteed({ level, layout }: RaidPlan): number {
  return levelRules[level].tolerance(layout)[0]
}

/** 1−(1−p)^count, exact for small p, where the plain power would round to 0. */
function atLeastOnce(probability: number, count: number): number {
  if (probability === 1) return 1
  // 0 − x rather than −x: the result is never −0.
  return 0 - Math.expm1(count * Math.log1p(-probability))
}

export function readErrorRisk(plan: RaidPlan, ureExponent: number): ReadErrorRisk {
  const sources = levelRules[plan.level].rebuildSources(plan.layout)
  if (sources === null) return { rebuildReadTB: null, pUreRebuild: null, ureIsDataLoss: null }
  const rebuildReadTB = sources * plan.disks.smallestTB
  return {
    rebuildReadTB,
    pUreRebuild: atLeastOnce(10 ** -ureExponent, rebuildReadTB * bytesPerTB * 8),
    ureIsDataLoss: guaranteed(plan) === 1,
  }
}

/** Hours to write one disk in full; `null` where nothing can be rebuilt. */
export function rebuildHours(plan: RaidPlan, rateMBps: number): number | null {
  if (levelRules[plan.level].rebuildSources(plan.layout) === null) return null
  return (plan.disks.smallestTB * bytesPerTB) / (rateMBps * 1e6) / 3600
}

/** Chance that a disk that still matters fails during the rebuild; `null` unless one loss is all that is tolerated. */
export function secondFailure(plan: RaidPlan, hours: number | null, annualRate: number): number | null {
  if (hours === null || guaranteed(plan) !== 1) return null
  const exposed = levelRules[plan.level].exposed(plan.layout)
  return atLeastOnce(annualRate, (exposed * hours) / hoursPerYear)
}

/** One level's answer. Optional outputs are there when their input is; `null` is what does not apply to the level. */
export interface RaidResult extends Capacity, Partial<Iops & ReadErrorRisk & ZfsCapacity> {
  readonly faultToleranceMin: number
  readonly faultToleranceMax: number
  readonly rebuildHours?: number | null
  readonly pSecondFailure?: number | null
}

function rebuildOf(plan: RaidPlan): Pick<RaidResult, 'rebuildHours' | 'pSecondFailure'> {
  if (plan.rebuildRateMBps === undefined) return {}
  const hours = rebuildHours(plan, plan.rebuildRateMBps)
  if (plan.annualFailureRate === undefined) return { rebuildHours: hours }
  return { rebuildHours: hours, pSecondFailure: secondFailure(plan, hours, plan.annualFailureRate) }
}

function resultOf(plan: RaidPlan): RaidResult {
  const { level, layout, disks, diskIops, ureExponent, ashift } = plan
  const [faultToleranceMin, faultToleranceMax] = levelRules[level].tolerance(layout)
  return {
    ...capacityOf(level, layout, disks),
    faultToleranceMin,
    faultToleranceMax,
    ...(diskIops !== undefined && iopsOf(plan, diskIops)),
    ...(ureExponent !== undefined && readErrorRisk(plan, ureExponent)),
    ...rebuildOf(plan),
    ...(ashift !== undefined && levelRules[level].family === 'raid-z' && zfsCapacity(plan, ashift)),
  }
}

/** Capacity, tolerance and, where asked, speed and risk of one RAID level. */
export function calculateRaidLevel(input: Untrusted<RaidInput>): RaidResult | InputError {
  return settle(() => {
    const plan = readRaidPlan(fieldsOf(input))
    return rejectOverflow(resultOf(plan), {
      diskSize: plan.disks.sizesTB ? undefined : plan.disks.smallestTB,
      diskSizesTB: plan.disks.sizesTB ? plan.disks.rawTB : undefined,
      diskIops: plan.diskIops,
      rebuildRateMBps: plan.rebuildRateMBps,
    })
  })
}

/** The RAID calculator: one level, or with `mode: "compare"` every level on the same disks. */
export function calculateRaid(input: Untrusted<RaidInput>): RaidResult | RaidComparison | InputError {
  const fields = fieldsOf(input)
  if (!isGiven(fields, 'mode')) return calculateRaidLevel(input)
  return settle(() => {
    optional(fields, 'mode', oneOf(['compare'], 'out-of-range'))
    return compareLevels(fields)
  })
}

/** What a level makes of the given disks. */
interface LevelSummary {
  readonly usableTB: number
  readonly faultToleranceMin: number
  readonly faultToleranceMax: number
}

export interface RaidComparison {
  readonly levels: Readonly<Record<RaidLevel, LevelSummary | InputError>>
}

function summarize(fields: Fields, level: RaidLevel, disks: DiskSet): LevelSummary {
  const layout = readLayout(fields, level, disks.active)
  checkLayout(level, layout, disks.field)
  const { usableTB } = capacityOf(level, layout, disks)
  const [faultToleranceMin, faultToleranceMax] = levelRules[level].tolerance(layout)
  const field = disks.sizesTB ? 'diskSizesTB' : 'diskSize'
  return rejectOverflow({ usableTB, faultToleranceMin, faultToleranceMax }, { [field]: disks.rawTB })
}

/** Evaluates every level alone on the same disks. Throws a `Rejection` for the disks, which all levels share. */
function compareLevels(fields: Fields): RaidComparison {
  const disks = readDiskSet(fields)
  const entries = raidLevels.map((level) => [level, settle(() => summarize(fields, level, disks))])
  return { levels: Object.fromEntries(entries) as RaidComparison['levels'] }
}
