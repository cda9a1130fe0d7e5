import { Gfs } from './gfs.ts'
import type { BackupPlan } from './plan.ts'
import { retentions } from './retention.ts'
import { BackupStore, type RestorePoint } from './store.ts'
import { dayOf } from './workloads.ts'

/** Every day of the simulation, day 1 at index 0. */
export type Timeline = ReturnType<typeof emptyTimeline>

const emptyTimeline = (days: number) => ({
  /** Largest size of the day with a new point, before pruning, in TB. */
  beforePruneTB: new Float64Array(days),
  /** Restore points at that moment. */
  pointsBeforePrune: new Uint32Array(days),
  /** The backup at that moment, counted from 1. */
  fullestStep: new Uint32Array(days),
  /** Size after the day's last pruning, in TB. */
  storedTB: new Float64Array(days),
  /** Largest size of the object storage on that day, in TB. */
  objectTB: new Float64Array(days),
})

/** A restore point with the space it takes on its storage. */
export interface StoredPoint extends RestorePoint {
  readonly day: number
}

export type Simulation = ReturnType<typeof simulate>

/** Starts a plan that then runs backup by backup: add, then release and move. */
function begin(plan: BackupPlan) {
  const store = new BackupStore(plan)
  const gfs = new Gfs(plan, store)
  const retention = retentions[plan.method](plan, store, gfs)
  const age = plan.objectAfterDays * plan.backupsPerDay
  return {
    store,
    add: retention.add,
    prune(step: number) {
      retention.prune()
      gfs.prune()
      if (plan.objectTier === 'move') store.moveUpTo(step - age)
    },
  }
}

const listed = (plan: BackupPlan, store: BackupStore): readonly StoredPoint[] =>
  [...store.points]
    .map((point) => ({ ...point, day: dayOf(plan, point.step), sizeTB: store.sizeOf(point) }))
    .sort((a, b) => a.step - b.step)

/** Runs the plan backup by backup: add the new point, record the size, prune. Linear in the backups. */
export function simulate(plan: BackupPlan) {
  const { store, add, prune } = begin(plan)
  const days = plan.horizonDays
  const timeline = emptyTimeline(days)
  const { beforePruneTB, pointsBeforePrune, fullestStep, storedTB, objectTB } = timeline
  for (let step = 1; step <= days * plan.backupsPerDay; step++) {
    const day = dayOf(plan, step) - 1
    add(step)
    if (store.localTB > (beforePruneTB[day] ?? 0)) {
      beforePruneTB[day] = store.localTB
      pointsBeforePrune[day] = store.points.size
      fullestStep[day] = step
    }
    objectTB[day] = Math.max(objectTB[day] ?? 0, store.objectTB)
    prune(step)
    storedTB[day] = store.localTB
    objectTB[day] = Math.max(objectTB[day] ?? 0, store.objectTB)
  }
  return {
    timeline,
    /** Restore points stored after the last day, oldest first. */
    kept: listed(plan, store),
    fulls: store.fulls,
    /** In the object storage after the last day, in TB. */
    objectTBEnd: store.objectTB,
  }
}

/** Restore points stored at a step, including its new point, before pruning. */
export function storedAt(plan: BackupPlan, step: number): readonly StoredPoint[] {
  const { store, add, prune } = begin(plan)
  for (let earlier = 1; earlier < step; earlier++) {
    add(earlier)
    prune(earlier)
  }
  add(step)
  return listed(plan, store)
}

/** Sizes that differ by less count as equal: the same parts added in another order round differently. */
const tolerance = 1e-12

/** The largest size that the storage must hold, and the first day that reaches it before pruning. */
export function peakOf({ beforePruneTB, pointsBeforePrune }: Timeline) {
  const peakTB = beforePruneTB.reduce((largest, size) => Math.max(largest, size), 0)
  const index = beforePruneTB.findIndex((size) => size >= peakTB * (1 - tolerance))
  return { peakPoints: pointsBeforePrune[index] ?? 0, peakTB, peakDay: index + 1 }
}
