import { multiply, type Rational } from '../shared/rational.ts'

/** What a constant rate moves. */
export interface Volumes {
  readonly perHourGB: Rational
  readonly perDayTB: Rational
  readonly per30DaysTB: Rational
}

/** Volumes of a rate in bit/s: GB (10⁹ bytes) an hour, TB (10¹² bytes) a day and in a month of 30 days. */
export function volumesOf(bitsPerSecond: Rational): Volumes {
  const perDayTB = multiply(bitsPerSecond, { n: 86_400n, d: 8_000_000_000_000n })
  return {
    perHourGB: multiply(bitsPerSecond, { n: 3600n, d: 8_000_000_000n }),
    perDayTB,
    per30DaysTB: multiply(perDayTB, { n: 30n, d: 1n }),
  }
}
