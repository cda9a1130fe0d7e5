import type { Day } from '../rules.ts'

/** The day in Thailand, where quotations are dated. */
export const dayInThailand = (now = new Date()): Day =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(now)
