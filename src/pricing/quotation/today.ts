import type { Day } from '../rules.ts'

/** Milliseconds by which clocks in Thailand are ahead of UTC, all year. */
const ahead = 7 * 3_600_000

/**
 * What clocks in Thailand, where quotations are made, show at a moment; no formatter, since engines write the days of a locale differently.
 * @returns the day, and the time as `HH:MM`
 */
export const clockInThailand = (now: Date): { day: Day; time: string } => {
  const text = new Date(now.getTime() + ahead).toISOString()
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}

export const dayInThailand = (now = new Date()): Day => clockInThailand(now).day
