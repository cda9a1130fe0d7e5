import { fieldsOf, type Untrusted } from '../shared/checks.ts'
import { type InputError, isInputError, settle } from '../shared/input-error.ts'
import type { Source, Step } from '../shared/working.ts'
import {
  calculateRaidLevel,
  capacityOf,
  iopsOf,
  readErrorRisk,
  rebuildHours,
  secondFailure,
} from './engine.ts'
import { type RaidInput, type RaidPlan, readRaidPlan } from './input.ts'
import { levelRules, usableDisks } from './levels.ts'
import { zfsCapacity } from './zfs.ts'

const read = '2026-11'

/** What the rules rest on. */
export const raidSources: readonly Source[] = [
  { id: 'serveraid', name: 'IBM ServeRAID-4H, Adaptec (5E/5EE)', read },
  { id: 'h3c-r4900', name: 'H3C UniServer R4900 G5 RAID guide (1E)', read },
  { id: 'megaraid', name: 'Avago MegaRAID (50/60)', read },
  { id: 'openzfs-spa', name: 'OpenZFS spa_misc.c', read },
  { id: 'superuser-516949', name: 'superuser.com/questions/516949 (URE)', read },
  { id: 'hddfaqs', name: 'hddfaqs.com (SHR)', read },
]

/** The lines of the working, in the order in which they can appear; each has its text in the locale files. */
export const raidStepIds = [
  'disks',
  'usable-stripe',
  'usable-mirror',
  'usable-parity',
  'usable-raid-z',
  'binary',
  'identity',
  'efficiency',
  'tolerance',
  'tolerance-same',
  'iops',
  'iops-vdevs',
  'rebuild-read',
  'read-error',
  'rebuild-time',
  'second-failure',
  'zfs-sectors',
  'zfs-pool',
  'zfs-usable',
] as const

export type RaidStepId = (typeof raidStepIds)[number]

type RaidSteps = readonly Step<RaidStepId>[]

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
  return [
    { id: 'disks', values: { installed: disks.count, hotSpares: disks.hotSpares, n } },
    { id: `usable-${rule.family}`, values: { n, groups, ...formula, sizeTB: disks.smallestTB, usableTB } },
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
    return [{ id: 'iops-vdevs', values: { vdevs: layout.groups, diskIops, readIops } }]
  const shares = { readPct: readShare * 100, writePct: (1 - readShare) * 100 }
  const values = { n: layout.n, diskIops, writePenalty, ...shares, readIops, writeIops, mixedIops }
  return [{ id: 'iops', values }]
}

function readErrorSteps(plan: RaidPlan): RaidSteps {
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

function rebuildSteps(plan: RaidPlan): RaidSteps {
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

function zfsSteps(plan: RaidPlan): RaidSteps {
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

/** How the result of one level comes about, step by step, with the numbers of the input. */
export function raidWorking(input: Untrusted<RaidInput>): readonly Step<RaidStepId>[] | InputError {
  const outcome = calculateRaidLevel(input)
  if (isInputError(outcome)) return outcome
  return settle(() => {
    const plan = readRaidPlan(fieldsOf(input))
    const parts = [capacitySteps, iopsSteps, readErrorSteps, rebuildSteps, zfsSteps]
    return parts.flatMap((steps) => steps(plan))
  })
}
