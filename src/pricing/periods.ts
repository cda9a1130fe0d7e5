import { dateText, epochDay } from '../calculators/shared/time.ts'
import type { Day, RatePeriod } from './rules.ts'

/** The same day of a later month; the month's last where that month is shorter. */
export const dayAfterMonths = (day: Day, months: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0))
  return new Date(
    Date.UTC(
      lastOfMonth.getUTCFullYear(),
      lastOfMonth.getUTCMonth(),
      Math.min(date, lastOfMonth.getUTCDate()),
    ),
  )
    .toISOString()
    .slice(0, 10)
}

/** A day so many days later; earlier for a negative number. */
export const dayAfterDays = (day: Day, days: number): Day => dateText(epochDay(day) + days)

/** A rate, the end of the last period when no rate is decreed for the day yet, and whether the rate is only assumed. */
export interface RateOnDay {
  readonly rate: string
  readonly after: Day | undefined
  readonly isAssumed: boolean
}

/** The rate on a day, which must not lie before the first period; behind the last one its rate is taken to stay. */
export const rateAt = (periods: readonly RatePeriod[], day: Day): RateOnDay => {
  const period = periods.findLast(({ from }) => from <= day)
  if (!period) throw new RangeError(`no rate on ${day}`)
  const isOver = period.until !== null && day > period.until
  return {
    rate: period.rate,
    after: isOver && period.until !== null ? period.until : undefined,
    isAssumed: isOver || period.unconfirmed === true,
  }
}
