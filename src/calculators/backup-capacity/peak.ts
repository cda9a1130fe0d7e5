import type { Timeline } from './simulate.ts'

/** The largest size that the storage must hold, and when it is first reached. */
export interface Peak {
  readonly peakPoints: number
  readonly peakTB: number
  readonly peakDay: number
}

/** Sizes that differ by less are the same: sums of the same parts in another order round differently. */
const tolerance = 1e-12

/** The first day whose size before pruning is the largest. */
export function peakOf({ beforePruneTB, pointsBeforePrune }: Timeline): Peak {
  const peakTB = beforePruneTB.reduce((largest, size) => Math.max(largest, size), 0)
  const index = beforePruneTB.findIndex((size) => size >= peakTB * (1 - tolerance))
  return { peakPoints: pointsBeforePrune[index] ?? 0, peakTB, peakDay: index + 1 }
}
