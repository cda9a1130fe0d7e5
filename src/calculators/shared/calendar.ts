import type { Check } from './checks.ts'
import { Rejection } from './input-error.ts'

const msPerDay = 86_400_000
const isoDate = /^\d{4}-\d{2}-\d{2}$/

/** A day as the number of days since 1 January 1970. */
export type EpochDay = number

/** A calendar date as `YYYY-MM-DD`; a date that does not exist is out of range. */
export const aDate: Check<EpochDay> = (value, field) => {
  if (typeof value !== 'string') throw new Rejection('not-a-number', field)
  if (!isDay(value)) throw new Rejection('out-of-range', field)
  return timeOf(value) / msPerDay
}

const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const time = isoDate.test(text) ? timeOf(text) : Number.NaN
  // Some engines roll 30 February over into March: the text must come back unchanged.
  return !Number.isNaN(time) && isoText(time) === text
}

function isoText(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** The date of a day as `YYYY-MM-DD`. */
export function dateText(day: EpochDay): string {
  return isoText(day * msPerDay)
}

/** The visitor's own day, `YYYY-MM-DD`. */
export function today(now = new Date()): string {
  return isoText(now.getTime() - now.getTimezoneOffset() * 60_000)
}

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
