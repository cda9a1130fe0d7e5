import { Gfs } from './gfs.ts'
import type { BackupPlan } from './input.ts'
import { retentions } from './retention.ts'
import { BackupStore, type RestorePoint } from './store.ts'

/** Every day of the simulation, day 1 at index 0. */
export interface Timeline {
  /** Size with the day's new point, before pruning, in TB. */
  readonly beforePruneTB: Float64Array
  /** Restore points at that moment. */
  readonly pointsBeforePrune: Uint32Array
  /** Size after pruning, in TB. */
  readonly storedTB: Float64Array
}

export interface Simulation {
  readonly timeline: Timeline
  /** What is on the storage after the last day, oldest first. */
  readonly kept: readonly RestorePoint[]
  readonly fulls: number
}

/** Runs the plan day by day: add the new point, record the size, prune. Linear in the days. */
export function simulate(plan: BackupPlan): Simulation {
  const store = new BackupStore()
  const gfs = new Gfs(plan, store)
  const retention = retentions[plan.method](plan, store, gfs)
  const timeline = {
    beforePruneTB: new Float64Array(plan.horizonDays),
    pointsBeforePrune: new Uint32Array(plan.horizonDays),
    storedTB: new Float64Array(plan.horizonDays),
  }
  for (let day = 1; day <= plan.horizonDays; day++) {
    retention.add(day)
    timeline.beforePruneTB[day - 1] = store.totalTB
    timeline.pointsBeforePrune[day - 1] = store.points.size
    retention.prune()
    gfs.prune()
    timeline.storedTB[day - 1] = store.totalTB
  }
  const kept = [...store.points].sort((a, b) => a.day - b.day)
  return { timeline, kept, fulls: store.fulls }
}

/** The largest size that the storage must hold, and when it is first reached. */
export interface Peak {
  readonly peakPoints: number
  readonly peakTB: number
  readonly peakDay: number
}

/** Sizes that differ by less are the same: sums of the same parts in another order round differently. */
const tolerance = 1e-12

/** The first day whose size before pruning is the largest. */
export function peakOf({ beforePruneTB, pointsBeforePrune }: Timeline): Peak {
  const peakTB = beforePruneTB.reduce((largest, size) => Math.max(largest, size), 0)
  const index = beforePruneTB.findIndex((size) => size >= peakTB * (1 - tolerance))
  return { peakPoints: pointsBeforePrune[index] ?? 0, peakTB, peakDay: index + 1 }
}
