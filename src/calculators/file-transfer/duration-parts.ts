const units = [
  { unit: 'days', seconds: 86_400 },
  { unit: 'hours', seconds: 3600 },
  { unit: 'minutes', seconds: 60 },
  { unit: 'seconds', seconds: 1 },
] as const

export type DurationUnit = (typeof units)[number]['unit']

export interface DurationPart {
  readonly unit: DurationUnit
  readonly value: number
}

/** From here on nobody counts minutes. */
const longSeconds = 100 * 86_400

/**
 * A duration as it is said: below a minute with fractions, then in whole seconds, rounded half up; without its zeros, and beyond a
 * hundred days without minutes and seconds.
 */
export function durationParts(seconds: number): readonly DurationPart[] {
  if (seconds < 60) return [{ unit: 'seconds', value: seconds }]
  const long = seconds >= longSeconds
  const smallest = long ? 3600 : 1
  let left = Math.floor(seconds / smallest + 0.5) * smallest
  const parts = units.map(({ unit, seconds: size }) => {
    const value = Math.floor(left / size)
    left -= value * size
    return { unit, value }
  })
  return parts.filter(({ value }) => value > 0)
}
