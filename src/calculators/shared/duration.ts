const minute = 60
const hour = 60 * minute
const day = 24 * hour
/** A Julian year, as the failure rates of disks count it: 8766 hours. */
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
  /** Days are counted from so many seconds on; below, hours go on. */
  readonly daysFrom?: number
  /** The smallest unit from a minute on, in seconds. */
  readonly smallest?: number
}

/** From here on the next smaller unit says nothing any more. */
const withoutMinutes = 100 * day
const inYears = 10 * year
const longestYears = 1_000_000

/**
 * A duration as it is said: below a minute with fractions, then in whole seconds, rounded half up and without its zeros; beyond a hundred
 * days without minutes, beyond ten years in years, beyond a million of them only as more than that.
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
