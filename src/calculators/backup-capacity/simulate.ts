import { Gfs } from './gfs.ts'
import type { BackupPlan } from './plan.ts'
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
