import type { RaidPlan } from './input.ts'
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

/** For each failure in a row, the disks that can be the next of their set: first any disk, then one of the others in its set. */
export function candidates({ level, layout }: Pick<RaidPlan, 'level' | 'layout'>): readonly number[] {
  const { count, width } = levelRules[level].sets(layout)
  // In the ring of RAID 1E only the two neighbours of a failed disk matter.
  if (level === '1E') return [width, 2]
  const [tolerance] = levelRules[level].tolerance(layout)
  return Array.from({ length: tolerance + 1 }, (_, failed) => (failed === 0 ? count * width : width - failed))
}

/** Hours until disks of one set have failed one after the other before any was rebuilt: MTTF^f ÷ (orders × MTTR^(f−1)). */
export const hoursUntil = (orders: readonly number[], mttf: number, mttr: number): number =>
  orders.reduce((hours, disks, failed) => hours * (mttf / (failed === 0 ? disks : disks * mttr)), 1)

/** The classic closed form, and what it leaves out. Failures are independent, at the rate AFR ÷ 8766 h; each is rebuilt in `hours`. */
export function reliabilityOf(
  plan: RaidPlan,
  hours: number | null,
  annualRate: number,
  pReadError: number | null,
): Reliability {
  const orders = candidates(plan)
  const mttf = hoursPerYear / annualRate
  const disks = hoursUntil(orders, mttf, hours ?? 1)
  const critical = orders.length === 1 ? null : hoursUntil(orders.slice(0, -1), mttf, hours ?? 1)
  const both = critical === null || pReadError === null ? null : 1 / (1 / disks + pReadError / critical)
  const lower = both ?? disks
  return {
    mttdlHours: finite(disks),
    mttdlReadErrorsHours: both === null ? null : finite(both),
    pLossPerYear: annualRate === 0 ? null : 0 - Math.expm1(-hoursPerYear / lower),
  }
}
