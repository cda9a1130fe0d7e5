import type { DurationStyle } from '../shared/time.ts'
import { hybridOf } from './hybrid.ts'
import { bytesPerTB, type RaidPlan } from './input.ts'
import { levelRules } from './levels.ts'

/** Hours of a year as used in failure rates. */
export const hoursPerYear = 8766

const finite = (value: number) => (Number.isFinite(value) ? value : null)

/** Returns how many disks may fail at each successive failure: first any disk, then the others of its set. */
export function disksAtRisk({ level, layout }: Pick<RaidPlan, 'level' | 'layout'>): readonly number[] {
  const { count, width } = levelRules[level].sets(layout)
  // In the ring of RAID 1E only the two neighbours of a failed disk matter.
  if (level === '1E') return [width, 2]
  const [tolerance] = levelRules[level].tolerance(layout)
  return Array.from({ length: tolerance + 1 }, (_, failed) => (failed === 0 ? count * width : width - failed))
}

/** Mean hours until disks of one set fail in succession before any is rebuilt: MTTF^f ÷ (product of `atRisk` × MTTR^(f−1)). */
export const hoursUntil = (atRisk: readonly number[], mttf: number, mttr: number): number =>
  atRisk.reduce((hours, disks, failed) => hours * (mttf / (failed === 0 ? disks : disks * mttr)), 1)

/**
 * Returns the mean time to data loss by the classic closed form, and with the read errors that the form ignores; `null` if it exceeds all
 * numbers or doesn't apply. Failures are independent, at
 * a rate of AFR ÷ 8766 h; a failed disk is rebuilt after `hours`, which is `null` only without redundancy.
 * @param pLastReadError probability of a read error in the last possible rebuild; `null` if there is no such rebuild
 */
export function reliabilityOf(
  plan: RaidPlan,
  hours: number | null,
  annualRate: number,
  pLastReadError: number | null,
) {
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
    /** From disk failures alone. */
    mttdlHours: finite(mttdl),
    /** Including an unreadable sector in a rebuild without redundancy left. */
    mttdlReadErrorsHours: mttdlWithReadErrors === null ? null : finite(mttdlWithReadErrors),
    /** Probability of data loss within a year, by the lower of the two. */
    pLossPerYear: annualRate === 0 ? null : 0 - Math.expm1(-hoursPerYear / lower),
  }
}

/**
 * Data that a rebuild of one of `failed` disks reads from the others, and that the busiest disk reads or writes; `null` if nothing can be
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

/** Guaranteed tolerance: number of lost disks survived in the worst case. */
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

/** Risk of an unreadable sector during a rebuild; `null` if nothing can be rebuilt. */
export function readErrorRisk(plan: RaidPlan, ureExponent: number) {
  const rebuildReadTB = rebuildOf(plan)?.readTB ?? null
  const isRebuilt = rebuildReadTB !== null
  return {
    rebuildReadTB,
    /** Probability of at least one unreadable sector: an upper bound, as datasheet rates are. */
    pUreRebuild: isRebuilt ? readErrorWithin(rebuildReadTB, ureExponent) : null,
    /** Whether such a sector loses data: only if just one loss is tolerated. */
    ureIsDataLoss: isRebuilt ? guaranteed(plan) === 1 : null,
  }
}

/** The last possible rebuild, without redundancy left: the data it reads, and its probability of a read error. */
export function lastRebuild(
  plan: RaidPlan,
  ureExponent: number,
): { readTB: number; pReadError: number } | null {
  const rebuild = rebuildOf(plan, guaranteed(plan))
  return rebuild && { readTB: rebuild.readTB, pReadError: readErrorWithin(rebuild.readTB, ureExponent) }
}

/** Hours that a rebuild keeps the busiest disk working, mostly to write one disk in full; `null` if nothing can be rebuilt. */
export function rebuildHours(plan: RaidPlan, rateMBps: number): number | null {
  const rebuild = rebuildOf(plan)
  return rebuild && (rebuild.loadTB * bytesPerTB) / (rateMBps * 1e6) / 3600
}

/** Hours from a disk's failure until it is rebuilt. */
export const exposedFor = ({ rebuildStartHours = 0 }: RaidPlan, hours: number | null): number | null =>
  hours === null ? null : hours + rebuildStartHours

/** Probability that a disk that still matters fails until the first is rebuilt; `null` unless exactly one loss is tolerated. */
export function secondFailure(plan: RaidPlan, hours: number | null, annualRate: number): number | null {
  if (hours === null || guaranteed(plan) !== 1) return null
  const exposed = levelRules[plan.level].exposed(plan.layout)
  return atLeastOnce(annualRate, (exposed * hours) / hoursPerYear)
}

/** Rebuild times are shown in hours for up to 100 hours, and without seconds. */
export const rebuildStyle: DurationStyle = { daysFrom: 100 * 3600, smallest: 60 }
