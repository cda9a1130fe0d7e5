import { dateText } from '../shared/time.ts'
import type { BackupCapacityAnswer } from './answer.ts'
import type { BackupPlan } from './plan.ts'
import { type StoredPoint, storedAt } from './simulate.ts'
import type { PointKind } from './store.ts'

/** Parts that fill one copy's storage, in TB and in drawing order. */
export interface FilledBy {
  readonly id: 'fulls' | 'changes' | 'archived' | 'working' | 'headroom'
  readonly sizeTB: number
}

const sizeOf = (points: readonly StoredPoint[]) => points.reduce((sum, { sizeTB }) => sum + sizeTB, 0)

/** Splits one copy's storage at its peak into what is kept and what is added to it. */
export function filledBy({ plan, totals: result, simulation }: BackupCapacityAnswer): readonly FilledBy[] {
  const step = simulation.timeline.fullestStep[result.peakDay - 1] ?? 1
  const here = storedAt(plan, step).filter(({ moved }) => !moved)
  const retained = here.filter((point) => point.retained)
  const parts: readonly FilledBy[] = [
    { id: 'fulls', sizeTB: sizeOf(retained.filter(({ kind }) => kind === 'full')) },
    { id: 'changes', sizeTB: sizeOf(retained.filter(({ kind }) => kind !== 'full')) },
    { id: 'archived', sizeTB: sizeOf(here.filter((point) => !point.retained)) },
    { id: 'working', sizeTB: result.workingSpaceTB },
    { id: 'headroom', sizeTB: result.requiredPerCopyTB - result.peakTB - result.workingSpaceTB },
  ]
  return parts.filter(({ sizeTB }) => sizeTB > 0)
}

/** A restore point still kept after the last day. */
export interface KeptPoint {
  readonly day: number
  readonly date: string
  readonly kind: PointKind
  readonly sizeTB: number
  /** Kept by GFS alone: the ordinary retention has released it. */
  readonly archived: boolean
  /** In the object storage, no longer on the backup storage. */
  readonly moved: boolean
}

export function keptPoints({ plan, simulation }: BackupCapacityAnswer): readonly KeptPoint[] {
  return simulation.kept.map(({ day, kind, sizeTB, retained, moved }) => ({
    day,
    date: dateOf(plan, day),
    kind,
    sizeTB,
    archived: !retained,
    moved,
  }))
}

/** Date of a day of the plan, counted from 1. */
export const dateOf = ({ startDay }: Pick<BackupPlan, 'startDay'>, day: number): string =>
  dateText(startDay + day - 1)

/** A day of the simulation; sizes in TB. */
export interface DayRow {
  readonly day: number
  readonly date: string
  readonly beforeTB: number
  readonly afterTB: number
  readonly points: number
  /** Only with an object storage tier. */
  readonly objectTB: number | undefined
}

/** Returns a day by its number, counted from 1. */
export function dayRow({ plan, simulation }: BackupCapacityAnswer, day: number): DayRow {
  const { beforePruneTB, storedTB, pointsBeforePrune, objectTB } = simulation.timeline
  return {
    day,
    date: dateOf(plan, day),
    beforeTB: beforePruneTB[day - 1] ?? 0,
    afterTB: storedTB[day - 1] ?? 0,
    points: pointsBeforePrune[day - 1] ?? 0,
    objectTB: plan.objectTier === 'none' ? undefined : (objectTB[day - 1] ?? 0),
  }
}
