import { fieldsOf, isGiven, oneOf, optional, rejectOverflow, type Untrusted } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { type Capacity, capacityOf } from './capacity.ts'
import { compareLevels, type RaidComparison } from './compare-levels.ts'
import type { RaidInput } from './input.ts'
import { type Iops, iopsOf } from './iops.ts'
import { levelRules } from './level-rules.ts'
import { type RaidPlan, readRaidPlan } from './plan.ts'
import { type ReadErrorRisk, readErrorRisk, rebuildHours, secondFailure } from './rebuild.ts'
import { type ZfsCapacity, zfsCapacity } from './zfs.ts'

/** One level's answer. Optional outputs are there when their input is; `null` is what does not apply to the level. */
export interface RaidResult extends Capacity, Partial<Iops & ReadErrorRisk & ZfsCapacity> {
  readonly faultToleranceMin: number
  readonly faultToleranceMax: number
  readonly rebuildHours?: number | null
  readonly pSecondFailure?: number | null
}

function rebuildOf(plan: RaidPlan): Pick<RaidResult, 'rebuildHours' | 'pSecondFailure'> {
  if (plan.rebuildRateMBps === undefined) return {}
  const hours = rebuildHours(plan, plan.rebuildRateMBps)
  if (plan.annualFailureRate === undefined) return { rebuildHours: hours }
  return { rebuildHours: hours, pSecondFailure: secondFailure(plan, hours, plan.annualFailureRate) }
}

function resultOf(plan: RaidPlan): RaidResult {
  const { level, layout, disks, diskIops, ureExponent, ashift } = plan
  const [faultToleranceMin, faultToleranceMax] = levelRules[level].tolerance(layout)
  return {
    ...capacityOf(level, layout, disks),
    faultToleranceMin,
    faultToleranceMax,
    ...(diskIops !== undefined && iopsOf(plan, diskIops)),
    ...(ureExponent !== undefined && readErrorRisk(plan, ureExponent)),
    ...rebuildOf(plan),
    ...(ashift !== undefined && levelRules[level].family === 'raid-z' && zfsCapacity(plan, ashift)),
  }
}

/** Capacity, tolerance and, where asked, speed and risk of one RAID level. */
export function calculateRaidLevel(input: Untrusted<RaidInput>): RaidResult | InputError {
  return settle(() => {
    const plan = readRaidPlan(fieldsOf(input))
    return rejectOverflow(resultOf(plan), {
      diskSize: plan.disks.sizesTB ? undefined : plan.disks.smallestTB,
      diskSizesTB: plan.disks.sizesTB ? plan.disks.rawTB : undefined,
      diskIops: plan.diskIops,
      rebuildRateMBps: plan.rebuildRateMBps,
    })
  })
}

/** The RAID calculator: one level, or with `mode: "compare"` every level on the same disks. */
export function calculateRaid(input: Untrusted<RaidInput>): RaidResult | RaidComparison | InputError {
  const fields = fieldsOf(input)
  if (!isGiven(fields, 'mode')) return calculateRaidLevel(input)
  return settle(() => {
    optional(fields, 'mode', oneOf(['compare'], 'out-of-range'))
    return compareLevels(fields)
  })
}
