import { dateText } from '../shared/time.ts'
import type { BackupCapacityAnswer } from './answer.ts'
import type { BackupPlan } from './plan.ts'

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
