import type { Day } from '../rules.ts'

/** Milliseconds that Thailand is ahead of UTC, all year. */
const ahead = 7 * 3_600_000

/**
 * Date and time in Thailand, where quotations are made; without a formatter, since engines write a locale's dates differently.
 * @returns the day, and the time as `HH:MM`
 */
export const clockInThailand = (now: Date): { day: Day; time: string } => {
  const text = new Date(now.getTime() + ahead).toISOString()
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}

export const dayInThailand = (now = new Date()): Day => clockInThailand(now).day
