import type { Check } from './checks.ts'
import { Rejection } from './input-error.ts'

const msPerDay = 86_400_000
const isoDate = /^\d{4}-\d{2}-\d{2}$/

/** A day as the number of days since 1 January 1970. */
export type EpochDay = number

/** Years that can be planned for and have known rates; keeps results within four-digit years. */
export const dateBounds = { from: 1900, to: 2199 } as const

/** A calendar date as `YYYY-MM-DD`; dates that don't exist or are outside these years are out of range. */
export const aDate: Check<EpochDay> = (value, field) => {
  if (typeof value !== 'string') throw new Rejection('not-a-number', field)
  const year = Number(value.slice(0, 4))
  if (!isDay(value) || year < dateBounds.from || year > dateBounds.to)
    throw new Rejection('out-of-range', field)
  return epochDay(value)
}

/** Day of a date `YYYY-MM-DD`. */
export const epochDay = (date: string): EpochDay => Date.parse(`${date}T00:00:00Z`) / msPerDay

/** Whether a text is a valid calendar day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const day = isoDate.test(text) ? epochDay(text) : Number.NaN
  // Some engines roll 30 February over into March, so the text must survive the round trip.
  return !Number.isNaN(day) && dateText(day) === text
}

function isoText(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** The date of a day as `YYYY-MM-DD`. */
export function dateText(day: EpochDay): string {
  return isoText(day * msPerDay)
}

/** Today in the visitor's time zone, `YYYY-MM-DD`. */
export function today(now = new Date()): string {
  return isoText(now.getTime() - now.getTimezoneOffset() * 60_000)
}

/** The month with which forms are prerendered, since the build doesn't know a visitor's day; the app fills in `firstOfNextMonth`. */
export const prerenderedMonth = '2026-12-01'

/** The first day of the next month by the visitor's calendar, `YYYY-MM-DD`. */
export const firstOfNextMonth = (now = new Date()): string =>
  isoText(Date.UTC(now.getFullYear(), now.getMonth() + 1, 1))

/** The first day of the next week, a Monday; 1 January 1970 was a Thursday. */
export function nextWeek(day: EpochDay): EpochDay {
  return (Math.floor((day + 3) / 7) + 1) * 7 - 3
}

/** The first day of the next calendar month. */
export function nextMonth(day: EpochDay): EpochDay {
  const date = new Date(day * msPerDay)
  return date.setUTCMonth(date.getUTCMonth() + 1, 1) / msPerDay
}

/** The first day of the next calendar year. */
export function nextYear(day: EpochDay): EpochDay {
  const date = new Date(day * msPerDay)
  return date.setUTCFullYear(date.getUTCFullYear() + 1, 0, 1) / msPerDay
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour
/** A Julian year of 8766 hours, as used in disk failure rates. */
const year = 365.25 * day

const units = [
  { unit: 'days', seconds: day },
  { unit: 'hours', seconds: hour },
  { unit: 'minutes', seconds: minute },
  { unit: 'seconds', seconds: 1 },
] as const

export type DurationUnit = (typeof units)[number]['unit'] | 'years' | 'ages'

export interface DurationPart {
  readonly unit: DurationUnit
  readonly value: number
}

export interface DurationStyle {
  /** From this many seconds on, days are counted; below, hours go beyond 24. */
  readonly daysFrom?: number
  /** Smallest unit for durations from a minute on, in seconds. */
  readonly smallest?: number
}

/** From here on, minutes no longer matter. */
const withoutMinutes = 100 * day
const inYears = 10 * year
const longestYears = 1_000_000

/**
 * Splits a duration as people say it: below a minute with fractions, then in whole seconds, rounded half up, without zero parts; beyond a
 * hundred days without minutes, beyond ten years in years, beyond a million years only as more than that.
 */
export function durationParts(
  seconds: number,
  { daysFrom = day, smallest = 1 }: DurationStyle = {},
): readonly DurationPart[] {
  if (seconds < minute) return [{ unit: 'seconds', value: seconds }]
  if (seconds > longestYears * year) return [{ unit: 'ages', value: longestYears }]
  if (seconds >= inYears) return [{ unit: 'years', value: seconds / year }]
  const step = seconds >= withoutMinutes ? hour : smallest
  let left = Math.floor(seconds / step + 0.5) * step
  const parts = units
    .filter(({ unit }) => unit !== 'days' || left >= daysFrom)
    .map(({ unit, seconds: size }) => {
      const value = Math.floor(left / size)
      left -= value * size
      return { unit, value }
    })
  return parts.filter(({ value }) => value > 0)
}
