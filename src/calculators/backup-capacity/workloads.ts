import type { BackupPlan } from './plan.ts'

/** Day, counted from 1, on which the `step`-th backup is taken. */
export function dayOf({ backupsPerDay }: BackupPlan, step: number): number {
  return Math.ceil(step / backupsPerDay)
}

/** Growth factor of the source from today through the lead time to the step's day. */
function growthOn(plan: BackupPlan, step: number): number {
  return (1 + plan.annualGrowth) ** ((plan.leadTimeDays + dayOf(plan, step) - 1) / 365)
}

/** Size of all workloads' sources at a step, in TB: source · (1+growth)^((lead time + day − 1)/365). */
export function sourceOn(plan: BackupPlan, step: number): number {
  const grown = growthOn(plan, step)
  return plan.workloads.reduce((sum, { sourceTB }) => sum + sourceTB * grown, 0)
}

/** Size of a full backup taken at that step, in TB. */
export function fullOn(plan: BackupPlan, step: number): number {
  const grown = growthOn(plan, step)
  return plan.workloads.reduce((sum, { sourceTB, fullRatio }) => sum + (sourceTB * grown) / fullRatio, 0)
}

/**
 * Size of the changes in the last `steps` backups up to `step`, in TB; never more than the whole source. A day's change is spread evenly over
 * its backups.
 */
export function changesOn(plan: BackupPlan, step: number, steps: number): number {
  const grown = growthOn(plan, step)
  const days = steps / plan.backupsPerDay
  return plan.workloads.reduce(
    (sum, { sourceTB, dailyChange, incrementRatio }) =>
      sum + (sourceTB * grown * Math.min(1, days * dailyChange)) / incrementRatio,
    0,
  )
}

/** Size of an increment taken at that step, in TB. */
export const incrementOn = (plan: BackupPlan, step: number): number => changesOn(plan, step, 1)
