import { withoutNoise } from '../shared/significant.ts'
import { dateText, type EpochDay, nextWeek } from '../shared/time.ts'
import type { Schedule } from './plan.ts'

const day = 24 * 3600

/** Next Monday is one day after Sunday and two after Saturday. */
const isWeekend = (epochDay: EpochDay) => nextWeek(epochDay) - epochDay <= 2

const isAllowed = ({ days }: Schedule, epochDay: EpochDay) =>
  days === 'every' || (days === 'weekends') === isWeekend(epochDay)

const allowedInWeek: Readonly<Record<Schedule['days'], number>> = { every: 7, weekdays: 5, weekends: 2 }

/** When the transfer ends. */
export type Finish = ReturnType<typeof finishAt>

/** A century; nobody plans further ahead. */
const longestWeeks = 5200

/** Returns when `seconds` of work end if only allowed hours count; `null` if that is more than a century away. */
export function finishOf(schedule: Schedule, seconds: number): Finish | null {
  const { day: firstDay, start, from, to } = schedule
  const perWeek = (to - from) * allowedInWeek[schedule.days]
  // Skips all whole weeks but one, since the first may have begun before the start.
  const weeks = Math.max(0, Math.floor(seconds / perWeek) - 1)
  if (weeks > longestWeeks) return null
  let left = seconds - weeks * perWeek
  // Hours of the day before can go past midnight.
  for (let epochDay = firstDay - 1; ; epochDay++) {
    if (!isAllowed(schedule, epochDay)) continue
    const offset = (epochDay - firstDay) * day
    const begin = Math.max(offset + from, start)
    const free = Math.max(0, offset + to - begin)
    if (free < left || free === 0) {
      left -= free
      continue
    }
    return finishAt(firstDay, begin + left + weeks * 7 * day, start)
  }
}

function finishAt(firstDay: EpochDay, end: number, start: number) {
  // Floating-point noise must not round up to another minute.
  const minutes = Math.ceil(withoutNoise(end / 60))
  const ofDay = minutes % 1440
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    finishDate: dateText(firstDay + Math.floor(minutes / 1440)),
    /** `HH:MM`, rounded up to the minute. */
    finishTime: `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`,
    /** From start to end, pauses included. */
    elapsedSeconds: end - start,
  }
}
