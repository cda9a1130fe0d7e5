import type { Day } from '../rules.ts'

/** Milliseconds by which clocks in Thailand are ahead of UTC, all year. */
const ahead = 7 * 3_600_000

/** The day in Thailand, where quotations are dated; no formatter, since engines write the days of a locale differently. */
export const dayInThailand = (now = new Date()): Day =>
  new Date(now.getTime() + ahead).toISOString().slice(0, 10)
