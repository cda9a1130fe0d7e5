import type { BackupPlan } from './plan.ts'

/** Size of the source on a day (from 1), in TB: source · (1+growth)^((day−1)/365). */
export function sourceOn({ sourceTB, annualGrowth }: BackupPlan, day: number): number {
  return sourceTB * (1 + annualGrowth) ** ((day - 1) / 365)
}

/** Size of a full backup taken on that day, in TB. */
export function fullOn(plan: BackupPlan, day: number): number {
  return sourceOn(plan, day) / plan.fullRatio
}

/** Size of an increment taken on that day, in TB. */
export function incrementOn(plan: BackupPlan, day: number): number {
  return (sourceOn(plan, day) * plan.dailyChange) / plan.incrementRatio
}

/** Size of a differential taken `sinceFull` days after its full, in TB; never more than the whole source. */
export function differentialOn(plan: BackupPlan, day: number, sinceFull: number): number {
  return (sourceOn(plan, day) * Math.min(1, sinceFull * plan.dailyChange)) / plan.incrementRatio
}

/** Whether a full is due on that day. */
export function isFullDay({ method, fullEveryDays }: BackupPlan, day: number): boolean {
  if (method === 'full-only') return true
  if (method === 'forever-incremental') return day === 1
  return (day - 1) % fullEveryDays === 0
}
