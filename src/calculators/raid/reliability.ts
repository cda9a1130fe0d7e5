import type { DurationStyle } from '../shared/time.ts'
import { hybridOf } from './hybrid.ts'
import { bytesPerTB, type RaidPlan } from './input.ts'
import { levelRules } from './levels.ts'

/** A year as failure rates count it. */
export const hoursPerYear = 8766

/** Mean time to data loss, and what read errors make of it; `null` where it is beyond all numbers or does not apply. */
export interface Reliability {
  /** Of failing disks alone. */
  readonly mttdlHours: number | null
  /** With an unreadable sector in a rebuild that has no redundancy left. */
  readonly mttdlReadErrorsHours: number | null
  /** Chance of losing data within a year, by the lower of the two. */
  readonly pLossPerYear: number | null
}

const finite = (value: number) => (Number.isFinite(value) ? value : null)

/** Returns, for each failure in a row, how many disks may fail next: first any disk, then the others of its set. */
export function disksAtRisk({ level, layout }: Pick<RaidPlan, 'level' | 'layout'>): readonly number[] {
  const { count, width } = levelRules[level].sets(layout)
  // In the ring of RAID 1E only the two neighbours of a failed disk matter.
  if (level === '1E') return [width, 2]
  const [tolerance] = levelRules[level].tolerance(layout)
  return Array.from({ length: tolerance + 1 }, (_, failed) => (failed === 0 ? count * width : width - failed))
}

/** Hours until disks of one set have failed one after the other before any was rebuilt: MTTF^f ÷ (product of `atRisk` × MTTR^(f−1)). */
export const hoursUntil = (atRisk: readonly number[], mttf: number, mttr: number): number =>
  atRisk.reduce((hours, disks, failed) => hours * (mttf / (failed === 0 ? disks : disks * mttr)), 1)

/**
 * Returns the mean time to data loss by the classic closed form, and with the read errors that it leaves out. Failures are independent, at
 * the rate AFR ÷ 8766 h; a failed disk is rebuilt after `hours`, which is `null` only without redundancy.
 * @param pLastReadError chance of a read error in the last possible rebuild; `null` where there is none
 */
export function reliabilityOf(
  plan: RaidPlan,
  hours: number | null,
  annualRate: number,
  pLastReadError: number | null,
): Reliability {
  const atRisk = disksAtRisk(plan)
  const mttf = hoursPerYear / annualRate
  const mttr = hours ?? 0 // Unused without redundancy: one failure loses data.
  const mttdl = hoursUntil(atRisk, mttf, mttr)
  const hoursUntilCritical = atRisk.length === 1 ? null : hoursUntil(atRisk.slice(0, -1), mttf, mttr)
  const mttdlWithReadErrors =
    hoursUntilCritical === null || pLastReadError === null
      ? null
      : 1 / (1 / mttdl + pLastReadError / hoursUntilCritical)
  const lower = mttdlWithReadErrors ?? mttdl
  return {
    mttdlHours: finite(mttdl),
    mttdlReadErrorsHours: mttdlWithReadErrors === null ? null : finite(mttdlWithReadErrors),
    pLossPerYear: annualRate === 0 ? null : 0 - Math.expm1(-hoursPerYear / lower),
  }
}

/**
 * What a rebuild of one of `failed` disks reads from the others, and what the busiest disk reads or writes; `null` where nothing can be
 * rebuilt.
 */
export function rebuildOf(
  { level, layout, disks }: RaidPlan,
  failed = 1,
): { readTB: number; loadTB: number } | null {
  const rule = levelRules[level]
  const sources = rule.rebuildSources(layout, failed)
  if (sources === null) return null
  const split = hybridOf(level, layout, disks, failed)
  if (split) return { readTB: split.readTB, loadTB: split.writtenTB }
  return { readTB: sources * disks.smallestTB, loadTB: rule.rebuildLoad(layout) * disks.smallestTB }
}

/** Risk of meeting an unreadable sector while a disk is rebuilt; `null` where nothing can be rebuilt. */
export interface ReadErrorRisk {
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

const readErrorWithin = (readTB: number, ureExponent: number) =>
  atLeastOnce(10 ** -ureExponent, readTB * bytesPerTB * 8)

export function readErrorRisk(plan: RaidPlan, ureExponent: number): ReadErrorRisk {
  const rebuild = rebuildOf(plan)
  if (rebuild === null) return { rebuildReadTB: null, pUreRebuild: null, ureIsDataLoss: null }
  const rebuildReadTB = rebuild.readTB
  return {
    rebuildReadTB,
    pUreRebuild: readErrorWithin(rebuildReadTB, ureExponent),
    ureIsDataLoss: guaranteed(plan) === 1,
  }
}

/** The last possible rebuild, which has no redundancy left: what it reads, and its chance of a read error. */
export function lastRebuild(
  plan: RaidPlan,
  ureExponent: number,
): { readTB: number; pReadError: number } | null {
  const rebuild = rebuildOf(plan, guaranteed(plan))
  return rebuild && { readTB: rebuild.readTB, pReadError: readErrorWithin(rebuild.readTB, ureExponent) }
}

/** Hours that the busiest disk works for a rebuild, mostly those to write one disk in full; `null` where nothing can be rebuilt. */
export function rebuildHours(plan: RaidPlan, rateMBps: number): number | null {
  const rebuild = rebuildOf(plan)
  return rebuild && (rebuild.loadTB * bytesPerTB) / (rateMBps * 1e6) / 3600
}

/** Hours from a disk's failure until it is rebuilt. */
export const exposedFor = ({ rebuildStartHours = 0 }: RaidPlan, hours: number | null): number | null =>
  hours === null ? null : hours + rebuildStartHours

/** Chance that a disk that still matters fails in the hours until the first is rebuilt; `null` unless one loss is all that is tolerated. */
export function secondFailure(plan: RaidPlan, hours: number | null, annualRate: number): number | null {
  if (hours === null || guaranteed(plan) !== 1) return null
  const exposed = levelRules[plan.level].exposed(plan.layout)
  return atLeastOnce(annualRate, (exposed * hours) / hoursPerYear)
}

/** Rebuilds are told in hours for days, and not to the second. */
export const rebuildStyle: DurationStyle = { daysFrom: 100 * 3600, smallest: 60 }
