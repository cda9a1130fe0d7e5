import { dateText, epochDay } from '../calculators/shared/time.ts'
import type { Day, RatePeriod } from './rules.ts'

/** Same day of a later month; the last day of the month if it's shorter. */
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

/** Adds days to a day; a negative number subtracts. */
export const dayAfterDays = (day: Day, days: number): Day => dateText(epochDay(day) + days)

/** A rate; if none is decreed yet for the day, the end of the last period; and whether the rate is only assumed. */
export interface RateOnDay {
  readonly rate: string
  readonly after: Day | undefined
  readonly isAssumed: boolean
}

/** Returns the rate on a day, which must not precede the first period; after the last period its rate is assumed to continue. */
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
