import { aNumber, anInteger, type Fields, oneOf, optional, required, withDefault } from '../shared/checks.ts'
import { type DiskSet, readDiskSet } from './disk-set.ts'
import { checkLayout, readLayout } from './layout.ts'
import { type Layout, type RaidLevel, raidLevels } from './levels.ts'

/** A checked input; shares are fractions of 1. */
export interface RaidPlan {
  readonly level: RaidLevel
  readonly disks: DiskSet
  readonly layout: Layout
  readonly diskIops: number | undefined
  readonly readShare: number
  readonly ureExponent: number | undefined
  readonly rebuildRateMBps: number | undefined
  readonly annualFailureRate: number | undefined
  readonly ashift: number | undefined
}

/** Sectors that ZFS knows: 512 bytes to 64 KiB, as powers of two. */
const sectorExponents = { min: 9, max: 16 }

/** Reads one level's inputs; throws a `Rejection`. */
export function readRaidPlan(fields: Fields): RaidPlan {
  const level = required(fields, 'level', oneOf(raidLevels, 'unknown-level'))
  const disks = readDiskSet(fields)
  const failurePct = optional(fields, 'annualFailureRatePct', aNumber({ min: 0, max: 100 }))
  const plan = {
    level,
    disks,
    layout: readLayout(fields, level, disks.active),
    diskIops: optional(fields, 'diskIops', aNumber({ min: 0 })),
    readShare: withDefault(fields, 'readPct', aNumber({ min: 0, max: 100 }), 100) / 100,
    ureExponent: optional(fields, 'ureExponent', anInteger({ min: 1 })),
    rebuildRateMBps: optional(fields, 'rebuildRateMBps', aNumber({ above: 0 })),
    annualFailureRate: failurePct === undefined ? undefined : failurePct / 100,
    ashift: optional(fields, 'ashift', anInteger(sectorExponents)),
  }
  checkLayout(level, plan.layout, disks.field)
  return plan
}
