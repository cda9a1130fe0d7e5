import { type Rational, round } from '../shared/rational.ts'

/** A duration in whole units; seconds are rounded half up. */
export interface Duration {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Splits exact seconds into days, hours, minutes and seconds. */
export function durationOf(exactSeconds: Rational): Duration {
  const total = round(exactSeconds)
  return {
    days: Number(total / 86_400n),
    hours: Number((total % 86_400n) / 3600n),
    minutes: Number((total % 3600n) / 60n),
    seconds: Number(total % 60n),
  }
}
