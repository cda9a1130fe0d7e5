import type { DurationStyle } from '../shared/duration.ts'

/** Rebuilds are told in hours for days, and not to the second. */
export const rebuildStyle: DurationStyle = { daysFrom: 100 * 3600, smallest: 60 }
