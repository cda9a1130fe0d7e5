import { type Fields, fieldsOf, isSet, oneOf, optional, rejectOverflow } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { recordOf } from '../shared/record-of.ts'
import { readRaidFields } from './form.ts'
import { hybridOf } from './hybrid.ts'
import {
  bytesPerTB,
  bytesPerTiB,
  checkLayout,
  type DiskSet,
  diskSetOf,
  type Grouping,
  layoutOf,
  planOf,
  type RaidPlan,
  readArray,
  readDisks,
  readGrouping,
} from './input.ts'
import { type Layout, levelRules, type RaidLevel, usableDisks } from './levels.ts'
import {
  exposedFor,
  hoursPerYear,
  lastRebuild,
  readErrorRisk,
  rebuildHours,
  reliabilityOf,
  secondFailure,
} from './reliability.ts'
import { isZfs, zfsCapacity, zfsRecord } from './zfs.ts'

const tibPerTB = bytesPerTB / bytesPerTiB

/** Splits the raw capacity of a checked layout, in TB: raw = usable + protection + spare + stranded. */
export function capacityOf(level: RaidLevel, layout: Layout, disks: DiskSet) {
  const rule = levelRules[level]
  const dataDisks = usableDisks(rule, layout)
  const embedded = rule.embeddedSpares * disks.smallestTB
  const split = hybridOf(level, layout, disks) ?? {
    usableTB: dataDisks * disks.smallestTB,
    protectionTB: (layout.n - dataDisks - rule.embeddedSpares) * disks.smallestTB,
    strandedTB: disks.strandedTB,
  }
  return {
    rawTB: disks.rawTB,
    /** Nominal for RAID-Z, before ZFS overhead. */
    usableTB: split.usableTB,
    usableTiB: split.usableTB * tibPerTB,
    /** Usable share of all installed disks. */
    efficiencyPct: (split.usableTB / disks.rawTB) * 100,
    protectionTB: split.protectionTB,
    /** Hot spares, and the embedded spare of RAID 5E. */
    spareTB: disks.spareTB + embedded,
    strandedTB: split.strandedTB,
  }
}

/**
 * Small random operations per second of the whole array, from those d of one disk: read n·d, write n·d/p, mixed n·d/(R + W·p); RAID-Z and
 * dRAID: stripes·d throughout.
 */
export function iopsOf({ level, layout, readShare }: RaidPlan, diskIops: number) {
  const rule = levelRules[level]
  /** Disk operations per write; `null` for RAID-Z and dRAID, where a stripe performs like one disk. */
  const writePenalty = rule.writePenalty(layout)
  const readIops = (writePenalty === null ? rule.stripes(layout) : layout.n) * diskIops
  const perWrite = writePenalty ?? 1
  return {
    writePenalty,
    readIops,
    writeIops: readIops / perWrite,
    mixedIops: readIops / (readShare + (1 - readShare) * perWrite),
  }
}

/** One level's answer. Optional outputs are present if their input is; `null` means the output doesn't apply to the level. */
export type RaidResult = ReturnType<typeof resultOf>

function rebuildRisk(plan: RaidPlan, rebuildRateMBps: number) {
  const { annualFailureRate, ureExponent, rebuildStartHours } = plan
  const hours = rebuildHours(plan, rebuildRateMBps)
  const exposedHours = exposedFor(plan, hours)
  const last = ureExponent === undefined ? null : lastRebuild(plan, ureExponent)
  return {
    rebuildHours: hours,
    /** From a disk's failure until it is rebuilt; only if the time until the rebuild starts is given. */
    ...(rebuildStartHours !== undefined && { exposedHours }),
    ...(annualFailureRate !== undefined && {
      pSecondFailure: secondFailure(plan, exposedHours, annualFailureRate),
      ...(plan.mttdl && reliabilityOf(plan, exposedHours, annualFailureRate, last?.pReadError ?? null)),
    }),
  }
}

function zfsOf(plan: RaidPlan, ashift: number) {
  const { recordKiB } = plan
  return {
    ...zfsCapacity(plan, ashift),
    ...(recordKiB !== undefined && zfsRecord(plan, ashift, recordKiB)),
  }
}

/** Price of all installed disks, in the currency of the entered price. */
function priceOf(
  { disks }: RaidPlan,
  diskPrice: number,
  { usableTB, usableTiB }: { usableTB: number; usableTiB: number },
) {
  const priceTotal = disks.count * diskPrice
  return {
    priceTotal,
    pricePerUsableTB: priceTotal / usableTB,
    pricePerUsableTiB: priceTotal / usableTiB,
  }
}

/** Power draw of all installed disks; a month is a twelfth of 8766 hours. */
function powerOf({ disks }: RaidPlan, diskWatts: number) {
  const powerWatts = disks.count * diskWatts
  const kWhPerYear = (powerWatts * hoursPerYear) / 1000
  return { powerWatts, kWhPerMonth: kWhPerYear / 12, kWhPerYear }
}

/** Calculates capacity, tolerance and, if requested, speed and risk; throws a `Rejection` if a result exceeds the range of doubles. */
export function raidResult(plan: RaidPlan): RaidResult {
  return rejectOverflow(resultOf(plan), {
    diskSize: plan.disks.sizesTB ? undefined : plan.disks.smallestTB,
    diskSizesTB: plan.disks.sizesTB ? plan.disks.rawTB : undefined,
    diskIops: plan.diskIops,
    rebuildRateMBps: plan.rebuildRateMBps,
    diskPrice: plan.diskPrice,
    diskWatts: plan.diskWatts,
  })
}

/** Capacity at the target fill; of the capacity that ZFS shows, if known. */
function filledTB({ usableTB }: { usableTB: number }, zfsUsableTiB: number | undefined, fillPct: number) {
  const wholeTB = zfsUsableTiB === undefined ? usableTB : zfsUsableTiB / tibPerTB
  return (wholeTB * fillPct) / 100
}

function resultOf(plan: RaidPlan) {
  const { level, layout, disks, diskIops, ureExponent, rebuildRateMBps } = plan
  const { ashift, fillPct, diskPrice, diskWatts } = plan
  const [faultToleranceMin, faultToleranceMax] = levelRules[level].tolerance(layout)
  const capacity = capacityOf(level, layout, disks)
  const zfs = ashift !== undefined && isZfs(plan) ? zfsOf(plan, ashift) : undefined
  return {
    ...capacity,
    faultToleranceMin,
    faultToleranceMax,
    ...(diskIops !== undefined && iopsOf(plan, diskIops)),
    ...(ureExponent !== undefined && readErrorRisk(plan, ureExponent)),
    ...(rebuildRateMBps !== undefined && rebuildRisk(plan, rebuildRateMBps)),
    ...zfs,
    ...(fillPct !== undefined && { filledTB: filledTB(capacity, zfs?.zfsUsableTiB, fillPct) }),
    ...(diskPrice !== undefined && priceOf(plan, diskPrice, capacity)),
    ...(diskWatts !== undefined && powerOf(plan, diskWatts)),
  }
}

/** Reads one level's inputs, the form's fields by their names, and `mttdl`; throws a `Rejection`. */
export function readRaidPlan(fields: Fields): RaidPlan {
  const read = readRaidFields(fields)
  const { level } = read
  return planOf(readArray(read, isSet(fields, 'mttdl')), level)
}

/** Calculates one RAID level from unchecked inputs. */
export function calculateRaidLevel(input: unknown): RaidResult | InputError {
  return settle(() => raidResult(readRaidPlan(fieldsOf(input))))
}

export type RaidComparison = ReturnType<typeof compareLevels>

/** The RAID calculator: one level, or with `mode: "compare"` the common ones on the same disks. */
export function calculateRaid(input: unknown): RaidResult | RaidComparison | InputError {
  const fields = fieldsOf(input)
  if (fields.mode === undefined) return calculateRaidLevel(input)
  return settle(() => {
    optional(fields, 'mode', oneOf(['compare'], 'out-of-range'))
    return compareLevels(fields)
  })
}

/** Levels that `mode: "compare"` has answered from the start; fixed, since programs rely on this answer. */
const comparedLevels = [
  '0',
  '1',
  '1E',
  '5',
  '5E',
  '6',
  '10',
  '50',
  '60',
  'Z1',
  'Z2',
  'Z3',
] as const satisfies readonly RaidLevel[]

/** A level's summary for the given disks. */
function summarize(grouping: Grouping, level: RaidLevel, disks: DiskSet) {
  const layout = layoutOf(grouping, level, disks.active)
  checkLayout(level, layout, disks.field)
  const { usableTB } = capacityOf(level, layout, disks)
  const [faultToleranceMin, faultToleranceMax] = levelRules[level].tolerance(layout)
  return { usableTB, faultToleranceMin, faultToleranceMax }
}

/** Evaluates each level separately on the same disks. Throws a `Rejection` for the disks, which all levels share. */
function compareLevels(fields: Fields) {
  const read = readRaidFields(fields)
  const disks = readDisks(read)
  const grouping = readGrouping(read)
  return {
    levels: recordOf(comparedLevels, (level) =>
      settle(() => summarize(grouping, level, diskSetOf(disks, level))),
    ),
  }
}
