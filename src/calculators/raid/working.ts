import type { Steps } from '../shared/working.ts'
import { capacityOf, iopsOf, type RaidResult } from './engine.ts'
import { bytesPerTB, type RaidPlan } from './input.ts'
import { draidDataDisks, levelRules, usableDisks } from './levels.ts'
import {
  disksAtRisk,
  exposedFor,
  hoursPerYear,
  hoursUntil,
  lastRebuild,
  readErrorRisk,
  rebuildHours,
  rebuildOf,
  secondFailure,
} from './reliability.ts'
import { isZfs, zfsCapacity, zfsDiskBytes } from './zfs.ts'

type RaidSteps = Steps<'calculators/raid'>

function capacitySteps({ level, layout, disks }: RaidPlan): RaidSteps {
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
  const data = rule.family === 'draid' ? draidDataDisks(layout, min) : n
  const group = {
    data,
    width: data + min,
    activeTB: usableTB + protectionTB + strandedTB,
    protectionTB,
    strandedTB,
  }
  return [
    { id: 'disks', values: { installed: disks.count, hotSpares: disks.hotSpares, n } },
    {
      id: `usable-${rule.family}`,
      values: { n, groups, ...formula, ...group, sizeTB: disks.smallestTB, usableTB },
    },
    { id: 'binary', values: { usableTB, usableTiB } },
    { id: 'identity', values: { rawTB, usableTB, protectionTB, spareTB, strandedTB } },
    { id: 'efficiency', values: { usableTB, rawTB, efficiencyPct } },
    min === max ? { id: 'tolerance-same', values: { min } } : { id: 'tolerance', values: { min, max } },
  ]
}

function iopsSteps(plan: RaidPlan): RaidSteps {
  const { layout, diskIops, readShare } = plan
  if (diskIops === undefined) return []
  const { writePenalty, readIops, writeIops, mixedIops } = iopsOf(plan, diskIops)
  if (writePenalty === null)
    return [
      { id: 'iops-vdevs', values: { vdevs: levelRules[plan.level].stripes(layout), diskIops, readIops } },
    ]
  const shares = { readPct: readShare * 100, writePct: (1 - readShare) * 100 }
  const values = { n: layout.n, diskIops, writePenalty, ...shares, readIops, writeIops, mixedIops }
  return [{ id: 'iops', values }]
}

function readErrorSteps(plan: RaidPlan): RaidSteps {
  const { disks, ureExponent } = plan
  if (ureExponent === undefined) return []
  const { rebuildReadTB, pUreRebuild } = readErrorRisk(plan, ureExponent)
  if (rebuildReadTB === null || pUreRebuild === null) return []
  const sources = rebuildReadTB / disks.smallestTB
  const bits = rebuildReadTB * 8e12
  return [
    { id: 'rebuild-read', values: { sources, sizeTB: disks.smallestTB, rebuildReadTB } },
    { id: 'read-error', values: { exponent: ureExponent, bits, probability: pUreRebuild } },
  ]
}

function rebuildSteps(plan: RaidPlan): RaidSteps {
  const { level, layout, rebuildRateMBps: rateMBps, annualFailureRate } = plan
  const hours = rateMBps === undefined ? null : rebuildHours(plan, rateMBps)
  if (rateMBps === undefined || hours === null) return []
  const time = {
    id: 'rebuild-time',
    values: { sizeTB: rebuildOf(plan)?.loadTB ?? 0, rateMBps, hours },
  } as const
  const probability =
    annualFailureRate === undefined ? null : secondFailure(plan, exposedFor(plan, hours), annualFailureRate)
  if (annualFailureRate === undefined || probability === null) return [time]
  const exposed = levelRules[level].exposed(layout)
  const annualPct = annualFailureRate * 100
  return [
    time,
    {
      id: 'second-failure',
      values: { exposed, hours: exposedFor(plan, hours) ?? 0, annualPct, probability },
    },
  ]
}

function zfsSteps(plan: RaidPlan, result: RaidResult): RaidSteps {
  const { layout, ashift } = plan
  if (ashift === undefined || !isZfs(plan)) return []
  const zfs = zfsCapacity(plan, ashift)
  const { zfsUsableTiB, zfsUsableBeforeSlopTiB: beforeSlopTiB, zfsDeflateRatio: deflate } = zfs
  const width = layout.n / layout.groups
  const record = recordSteps(plan, result, deflate)
  return [
    { id: 'zfs-sectors', values: { ashift, width, sectors: zfs.zfsSectorsPer128KiBRecord } },
    {
      id: 'zfs-pool',
      values: { n: layout.n, sizeTB: zfsDiskBytes(plan) / bytesPerTB, deflate, beforeSlopTiB },
    },
    { id: 'zfs-usable', values: { beforeSlopTiB, slopTiB: beforeSlopTiB - zfsUsableTiB, zfsUsableTiB } },
    ...record,
  ]
}

function recordSteps({ recordKiB }: RaidPlan, result: RaidResult, deflate: number): RaidSteps {
  const { zfsRecordSectors: sectors, zfsRecordEfficiencyPct: sharePct, zfsDataTiB: dataTiB } = result
  const { zfsRecordParitySectors: parity = 0, zfsRecordPaddingSectors: padding = 0 } = result
  if (recordKiB === undefined || sectors === undefined || sharePct === undefined || dataTiB === undefined)
    return []
  const data = sectors - parity - padding
  const usableTiB = result.zfsUsableTiB ?? 0
  return [
    { id: 'zfs-record', values: { recordKiB, data, parity, padding, sectors, sharePct } },
    { id: 'zfs-data', values: { usableTiB, deflate, sharePct, dataTiB } },
  ]
}

function reliabilitySteps(plan: RaidPlan, result: RaidResult): RaidSteps {
  const { mttdlHours, mttdlReadErrorsHours } = result
  const hours = exposedFor(plan, result.rebuildHours ?? null)
  const { annualFailureRate, ureExponent } = plan
  if (mttdlHours == null || !annualFailureRate) return []
  const mttfHours = hoursPerYear / annualFailureRate
  const atRisk = disksAtRisk(plan)
  const years = mttdlHours / hoursPerYear
  if (atRisk.length === 1 || hours == null)
    return [{ id: 'mttdl-unprotected', values: { mttfHours, n: atRisk[0] ?? 1, mttdlHours, years } }]
  const tolerance = atRisk.length - 1
  const values = { mttfHours, failures: atRisk.length, orders: atRisk.join(' × '), hours, tolerance }
  const first = { id: 'mttdl', values: { ...values, mttdlHours, years } } as const
  const last = ureExponent === undefined ? null : lastRebuild(plan, ureExponent)
  if (mttdlReadErrorsHours == null || last === null) return [first]
  const criticalHours = hoursUntil(atRisk.slice(0, -1), mttfHours, hours)
  const both = { bothHours: mttdlReadErrorsHours, bothYears: mttdlReadErrorsHours / hoursPerYear }
  return [
    first,
    {
      id: 'mttdl-read-errors',
      values: { mttdlHours, probability: last.pReadError, readTB: last.readTB, criticalHours, ...both },
    },
  ]
}

function runningSteps({ disks, diskPrice, diskWatts }: RaidPlan, result: RaidResult): RaidSteps {
  const { pricePerUsableTB, kWhPerMonth, usableTB } = result
  const count = disks.count
  return [
    ...(diskPrice === undefined || pricePerUsableTB === undefined
      ? []
      : [{ id: 'price', values: { count, diskPrice, usableTB, pricePerUsableTB } } as const]),
    ...(diskWatts === undefined || kWhPerMonth === undefined
      ? []
      : [{ id: 'power', values: { count, diskWatts, kWhPerMonth } } as const]),
  ]
}

/** Explains step by step, with the input's numbers, how a plan's result is calculated. */
export function raidWorking(plan: RaidPlan, result: RaidResult): RaidSteps {
  const parts = [
    capacitySteps,
    iopsSteps,
    readErrorSteps,
    rebuildSteps,
    reliabilitySteps,
    zfsSteps,
    runningSteps,
  ]
  return parts.flatMap((steps) => steps(plan, result))
}
