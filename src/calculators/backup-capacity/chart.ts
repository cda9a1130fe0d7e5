import { dateText } from '../shared/time.ts'
import type { BackupCapacityAnswer } from './answer.ts'
import type { BackupPlan } from './plan.ts'
import { type StoredPoint, storedAt } from './simulate.ts'

const sizeOf = (points: readonly StoredPoint[]) => points.reduce((sum, { sizeTB }) => sum + sizeTB, 0)

/** Splits one copy's storage at its peak, in TB, into what is kept and what is added to it, in drawing order. */
export function filledBy({ plan, totals: result, simulation }: BackupCapacityAnswer) {
  const step = simulation.timeline.fullestStep[result.peakDay - 1] ?? 1
  const here = storedAt(plan, step).filter(({ moved }) => !moved)
  const retained = here.filter((point) => point.retained)
  const parts = [
    { id: 'fulls', sizeTB: sizeOf(retained.filter(({ kind }) => kind === 'full')) },
    { id: 'changes', sizeTB: sizeOf(retained.filter(({ kind }) => kind !== 'full')) },
    { id: 'archived', sizeTB: sizeOf(here.filter((point) => !point.retained)) },
    { id: 'working', sizeTB: result.workingSpaceTB },
    { id: 'headroom', sizeTB: result.requiredPerCopyTB - result.peakTB - result.workingSpaceTB },
  ] as const
  return parts.filter(({ sizeTB }) => sizeTB > 0)
}

/** Date of a day of the plan, counted from 1. */
export const dateOf = ({ startDay }: Pick<BackupPlan, 'startDay'>, day: number): string =>
  dateText(startDay + day - 1)

/** A day of the simulation; sizes in TB. */
export type DayRow = ReturnType<typeof dayRow>

/** Returns a day by its number, counted from 1. */
export function dayRow({ plan, simulation }: BackupCapacityAnswer, day: number) {
  const { beforePruneTB, storedTB, pointsBeforePrune, objectTB } = simulation.timeline
  return {
    day,
    date: dateOf(plan, day),
    beforeTB: beforePruneTB[day - 1] ?? 0,
    afterTB: storedTB[day - 1] ?? 0,
    points: pointsBeforePrune[day - 1] ?? 0,
    /** Only with an object storage tier. */
    objectTB: plan.objectTier === 'none' ? undefined : (objectTB[day - 1] ?? 0),
  }
}
