import type { Step } from '../shared/working.ts'
import { capacityOf } from './capacity.ts'
import { iopsOf } from './iops.ts'
import { levelRules, usableDisks } from './level-rules.ts'
import type { RaidPlan } from './plan.ts'
import { readErrorRisk, rebuildHours, secondFailure } from './rebuild.ts'
import type { RaidStepId } from './step-ids.ts'
import { zfsCapacity } from './zfs.ts'

type RaidSteps = readonly Step<RaidStepId>[]

export function capacitySteps({ level, layout, disks }: RaidPlan): RaidSteps {
  const rule = levelRules[level]
  const [min, max] = rule.tolerance(layout)
  const { rawTB, usableTB, usableTiB, protectionTB, spareTB, strandedTB, efficiencyPct } = capacityOf(
    level,
    layout,
    disks,
  )
  const formula = {
    lost: rule.lost(layout),
    copies: rule.copies(layout),
    dataDisks: usableDisks(rule, layout),
  }
  const { n, groups } = layout
  return [
    { id: 'disks', values: { installed: disks.count, hotSpares: disks.hotSpares, n } },
    { id: `usable-${rule.family}`, values: { n, groups, ...formula, sizeTB: disks.smallestTB, usableTB } },
    { id: 'binary', values: { usableTB, usableTiB } },
    { id: 'identity', values: { rawTB, usableTB, protectionTB, spareTB, strandedTB } },
    { id: 'efficiency', values: { usableTB, rawTB, efficiencyPct } },
    min === max ? { id: 'tolerance-same', values: { min } } : { id: 'tolerance', values: { min, max } },
  ]
}

export function iopsSteps(plan: RaidPlan): RaidSteps {
  const { layout, diskIops, readShare } = plan
  if (diskIops === undefined) return []
  const { writePenalty, readIops, writeIops, mixedIops } = iopsOf(plan, diskIops)
  if (writePenalty === null)
    return [{ id: 'iops-vdevs', values: { vdevs: layout.groups, diskIops, readIops } }]
  const shares = { readPct: readShare * 100, writePct: (1 - readShare) * 100 }
  const values = { n: layout.n, diskIops, writePenalty, ...shares, readIops, writeIops, mixedIops }
  return [{ id: 'iops', values }]
}

export function readErrorSteps(plan: RaidPlan): RaidSteps {
  const { level, layout, disks, ureExponent } = plan
  if (ureExponent === undefined) return []
  const { rebuildReadTB, pUreRebuild } = readErrorRisk(plan, ureExponent)
  if (rebuildReadTB === null || pUreRebuild === null) return []
  const sources = levelRules[level].rebuildSources(layout) ?? 0
  const bits = rebuildReadTB * 8e12
  return [
    { id: 'rebuild-read', values: { sources, sizeTB: disks.smallestTB, rebuildReadTB } },
    { id: 'read-error', values: { exponent: ureExponent, bits, probability: pUreRebuild } },
  ]
}

export function rebuildSteps(plan: RaidPlan): RaidSteps {
  const { level, layout, disks, rebuildRateMBps: rateMBps, annualFailureRate } = plan
  const hours = rateMBps === undefined ? null : rebuildHours(plan, rateMBps)
  if (rateMBps === undefined || hours === null) return []
  const time = { id: 'rebuild-time', values: { sizeTB: disks.smallestTB, rateMBps, hours } } as const
  const probability = annualFailureRate === undefined ? null : secondFailure(plan, hours, annualFailureRate)
  if (annualFailureRate === undefined || probability === null) return [time]
  const exposed = levelRules[level].exposed(layout)
  const annualPct = annualFailureRate * 100
  return [time, { id: 'second-failure', values: { exposed, hours, annualPct, probability } }]
}

export function zfsSteps(plan: RaidPlan): RaidSteps {
  const { level, layout, disks, ashift } = plan
  if (ashift === undefined || levelRules[level].family !== 'raid-z') return []
  const zfs = zfsCapacity(plan, ashift)
  const { zfsUsableTiB, zfsUsableBeforeSlopTiB: beforeSlopTiB, zfsDeflateRatio: deflate } = zfs
  const width = layout.n / layout.groups
  return [
    { id: 'zfs-sectors', values: { ashift, width, sectors: zfs.zfsSectorsPer128KiBRecord } },
    { id: 'zfs-pool', values: { n: layout.n, sizeTB: disks.smallestTB, deflate, beforeSlopTiB } },
    { id: 'zfs-usable', values: { beforeSlopTiB, slopTiB: beforeSlopTiB - zfsUsableTiB, zfsUsableTiB } },
  ]
}
