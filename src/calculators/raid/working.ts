import type { Steps } from '../shared/working.ts'
import type { RaidResult } from './engine.ts'
import { bytesPerTB, type RaidPlan } from './input.ts'
import { draidDataDisks, levelRules, usableDisks } from './levels.ts'
import { disksAtRisk, exposedFor, hoursPerYear, hoursUntil, lastRebuild, rebuildOf } from './reliability.ts'
import { zfsDiskBytes } from './zfs.ts'

type RaidSteps = Steps<'calculators/raid'>

function capacitySteps({ level, layout, disks }: RaidPlan, result: RaidResult): RaidSteps {
  const rule = levelRules[level]
  const { rawTB, usableTB, usableTiB, protectionTB, spareTB, strandedTB, efficiencyPct } = result
  const { faultToleranceMin: min, faultToleranceMax: max } = result
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

function iopsSteps({ level, layout, diskIops, readShare }: RaidPlan, result: RaidResult): RaidSteps {
  const { writePenalty, readIops = 0, writeIops = 0, mixedIops = 0 } = result
  if (diskIops === undefined || writePenalty === undefined) return []
  if (writePenalty === null)
    return [{ id: 'iops-vdevs', values: { vdevs: levelRules[level].stripes(layout), diskIops, readIops } }]
  const shares = { readPct: readShare * 100, writePct: (1 - readShare) * 100 }
  const values = { n: layout.n, diskIops, writePenalty, ...shares, readIops, writeIops, mixedIops }
  return [{ id: 'iops', values }]
}

function readErrorSteps({ disks, ureExponent: exponent }: RaidPlan, result: RaidResult): RaidSteps {
  const { rebuildReadTB, pUreRebuild: probability } = result
  if (exponent === undefined || rebuildReadTB == null || probability == null) return []
  const sizeTB = disks.smallestTB
  return [
    { id: 'rebuild-read', values: { sources: rebuildReadTB / sizeTB, sizeTB, rebuildReadTB } },
    { id: 'read-error', values: { exponent, bits: rebuildReadTB * 8e12, probability } },
  ]
}

function rebuildSteps(plan: RaidPlan, result: RaidResult): RaidSteps {
  const { level, layout, rebuildRateMBps: rateMBps, annualFailureRate } = plan
  const { rebuildHours: hours, pSecondFailure: probability } = result
  if (rateMBps === undefined || hours == null) return []
  const time = {
    id: 'rebuild-time',
    values: { sizeTB: rebuildOf(plan)?.loadTB ?? 0, rateMBps, hours },
  } as const
  if (annualFailureRate === undefined || probability == null) return [time]
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
  const { zfsSectorsPer128KiBRecord: sectors, zfsDeflateRatio: deflate = 0, zfsUsableTiB = 0 } = result
  const { zfsUsableBeforeSlopTiB: beforeSlopTiB = 0 } = result
  if (ashift === undefined || sectors === undefined) return []
  const { n, groups } = layout
  return [
    { id: 'zfs-sectors', values: { ashift, width: n / groups, sectors } },
    { id: 'zfs-pool', values: { n, sizeTB: zfsDiskBytes(plan) / bytesPerTB, deflate, beforeSlopTiB } },
    { id: 'zfs-usable', values: { beforeSlopTiB, slopTiB: beforeSlopTiB - zfsUsableTiB, zfsUsableTiB } },
    ...recordSteps(plan, result, deflate),
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
