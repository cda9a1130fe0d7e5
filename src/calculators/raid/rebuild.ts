import { bytesPerTB } from './capacity.ts'
import { levelRules } from './level-rules.ts'
import type { RaidPlan } from './plan.ts'

const hoursPerYear = 8766

/** Risk of meeting an unreadable sector while a disk is rebuilt; `null` where nothing can be rebuilt. */
export interface ReadErrorRisk {
  readonly rebuildReadTB: number | null
  /** Chance of at least one unreadable sector: an upper bound, since datasheet rates are. */
  readonly pUreRebuild: number | null
  /** Whether such a sector means lost data: only when a single loss is all that is tolerated. */
  readonly ureIsDataLoss: boolean | null
}

/** The guaranteed tolerance: disks whose loss is survived in the worst case. */
function guaranteed({ level, layout }: RaidPlan): number {
  return levelRules[level].tolerance(layout)[0]
}

/** 1−(1−p)^count, exact for small p, where the plain power would round to 0. */
function atLeastOnce(probability: number, count: number): number {
  if (probability === 1) return 1
  // 0 − x rather than −x: the result is never −0.
  return 0 - Math.expm1(count * Math.log1p(-probability))
}

export function readErrorRisk(plan: RaidPlan, ureExponent: number): ReadErrorRisk {
  const sources = levelRules[plan.level].rebuildSources(plan.layout)
  if (sources === null) return { rebuildReadTB: null, pUreRebuild: null, ureIsDataLoss: null }
  const rebuildReadTB = sources * plan.disks.smallestTB
  return {
    rebuildReadTB,
    pUreRebuild: atLeastOnce(10 ** -ureExponent, rebuildReadTB * bytesPerTB * 8),
    ureIsDataLoss: guaranteed(plan) === 1,
  }
}

/** Hours to write one disk in full; `null` where nothing can be rebuilt. */
export function rebuildHours(plan: RaidPlan, rateMBps: number): number | null {
  if (levelRules[plan.level].rebuildSources(plan.layout) === null) return null
  return (plan.disks.smallestTB * bytesPerTB) / (rateMBps * 1e6) / 3600
}

/** Chance that a disk that still matters fails during the rebuild; `null` unless one loss is all that is tolerated. */
export function secondFailure(plan: RaidPlan, hours: number | null, annualRate: number): number | null {
  if (hours === null || guaranteed(plan) !== 1) return null
  const exposed = levelRules[plan.level].exposed(plan.layout)
  return atLeastOnce(annualRate, (exposed * hours) / hoursPerYear)
}
