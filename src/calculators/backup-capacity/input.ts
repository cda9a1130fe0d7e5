import {
  aFlag,
  aList,
  anInteger,
  checksOf,
  type Fields,
  oneOf,
  optional,
  required,
  withDefault,
} from '../shared/checks.ts'
import { Rejection } from '../shared/input-error.ts'
import { aDate, type EpochDay } from '../shared/time.ts'
import { backupBounds, maxBackups } from './bounds.ts'
import { type FurtherWorkloads, readWorkloads, type Workload } from './workloads.ts'

/** Inputs of the backup calculator; sizes in TB (10¹² bytes), ratios as x in x:1. */
export interface BackupInput extends FurtherWorkloads {
  sourceTB: number
  dailyChangePct: number
  annualGrowthPct?: number
  reductionRatioFull?: number
  /** Default: the full's. */
  reductionRatioIncremental?: number
  /** In place of the reduction ratios: the product with `dedupeRatio` serves fulls and increments. */
  compressionRatio?: number
  dedupeRatio?: number
  method: BackupMethod
  fullEveryDays?: number
  /** Backups, evenly spread over each day. */
  backupsPerDay?: number
  retentionPoints: number
  gfsWeekly?: number
  gfsMonthly?: number
  gfsYearly?: number
  /** Date of day 1, `YYYY-MM-DD`. */
  startDate?: string
  horizonDays: number
  /** Days until the storage arrives, over which the source grows before day 1. */
  leadTimeDays?: number
  /** Synthetic fulls share unchanged blocks; nothing to share with another method. */
  blockClone?: boolean
  /** Whether restore points go to object storage: each one as it is made, or whole chains that are old enough. */
  objectTier?: ObjectTier
  /** Age in days at which `move` moves a chain. */
  objectAfterDays?: number
  workingSpacePctOfFull?: number
  headroomPct?: number
  backupCopies?: number
  windowHours?: number
  /** Days to report. */
  timelineDays?: readonly number[]
}

/** The backup methods in the order in which they are compared. */
export const backupMethods = [
  'full-only',
  'incremental',
  'differential',
  'synthetic-full',
  'forever-incremental',
] as const

export type BackupMethod = (typeof backupMethods)[number]

export const objectTiers = ['none', 'copy', 'move'] as const

export type ObjectTier = (typeof objectTiers)[number]

/** A checked input; percentages are fractions of 1. */
export interface BackupPlan {
  readonly workloads: readonly Workload[]
  readonly annualGrowth: number
  readonly method: BackupMethod
  readonly fullEveryDays: number
  readonly backupsPerDay: number
  readonly retentionPoints: number
  readonly gfs: { readonly weekly: number; readonly monthly: number; readonly yearly: number }
  readonly startDay: EpochDay
  readonly horizonDays: number
  readonly leadTimeDays: number
  /** Only set where it has an effect. */
  readonly blockClone: boolean
  readonly objectTier: ObjectTier
  readonly objectAfterDays: number
  readonly workingSpace: number
  readonly headroom: number
  readonly backupCopies: number
  readonly windowHours: number | undefined
  readonly timelineDays: readonly number[] | undefined
}

/** Monday, 6 January 2025. */
const defaultStartDay = aDate('2025-01-06', 'startDate')

const takes = checksOf(backupBounds)

function readGfs(fields: Fields): BackupPlan['gfs'] {
  return {
    weekly: withDefault(fields, 'gfsWeekly', takes.gfsWeekly, 0),
    monthly: withDefault(fields, 'gfsMonthly', takes.gfsMonthly, 0),
    yearly: withDefault(fields, 'gfsYearly', takes.gfsYearly, 0),
  }
}

function readCapacityOptions(fields: Fields): Pick<BackupPlan, 'workingSpace' | 'headroom' | 'backupCopies'> {
  return {
    workingSpace: withDefault(fields, 'workingSpacePctOfFull', takes.workingSpacePctOfFull, 0) / 100,
    headroom: withDefault(fields, 'headroomPct', takes.headroomPct, 0) / 100,
    backupCopies: withDefault(fields, 'backupCopies', takes.backupCopies, 1),
  }
}

function readObjectTier(fields: Fields): Pick<BackupPlan, 'objectTier' | 'objectAfterDays'> {
  return {
    objectTier: withDefault(fields, 'objectTier', oneOf(objectTiers, 'out-of-range'), 'none'),
    objectAfterDays: withDefault(fields, 'objectAfterDays', takes.objectAfterDays, 14),
  }
}

function readTime(fields: Fields): Pick<BackupPlan, 'backupsPerDay' | 'horizonDays' | 'leadTimeDays'> {
  const backupsPerDay = withDefault(fields, 'backupsPerDay', takes.backupsPerDay, 1)
  const horizonDays = required(fields, 'horizonDays', takes.horizonDays)
  if (horizonDays * backupsPerDay > maxBackups) throw new Rejection('out-of-range', 'horizonDays')
  const leadTimeDays = withDefault(fields, 'leadTimeDays', takes.leadTimeDays, 0)
  return { backupsPerDay, horizonDays, leadTimeDays }
}

/** Reads the inputs; throws a `Rejection`. */
export function readBackupPlan(fields: Fields): BackupPlan {
  const workloads = readWorkloads(fields)
  // Adding zero turns −0 into 0: the smallest negative number divided by 100 is none any more.
  const annualGrowth = withDefault(fields, 'annualGrowthPct', takes.annualGrowthPct, 0) / 100 + 0
  const method = required(fields, 'method', oneOf(backupMethods, 'unknown-method'))
  const fullEveryDays = withDefault(fields, 'fullEveryDays', takes.fullEveryDays, 7)
  const retentionPoints = required(fields, 'retentionPoints', takes.retentionPoints)
  const gfs = readGfs(fields)
  const startDay = withDefault(fields, 'startDate', aDate, defaultStartDay)
  const time = readTime(fields)
  const cloned = withDefault(fields, 'blockClone', aFlag, false)
  return {
    workloads,
    annualGrowth,
    method,
    fullEveryDays,
    retentionPoints,
    gfs,
    startDay,
    ...time,
    blockClone: cloned && method === 'synthetic-full',
    ...readObjectTier(fields),
    ...readCapacityOptions(fields),
    windowHours: optional(fields, 'windowHours', takes.windowHours),
    timelineDays: optional(fields, 'timelineDays', aList(anInteger({ min: 1, max: time.horizonDays }))),
  }
}
