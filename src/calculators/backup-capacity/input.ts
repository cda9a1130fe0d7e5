import { aDate, type EpochDay } from '../shared/calendar.ts'
import {
  aFlag,
  aList,
  aNumber,
  anInteger,
  type Fields,
  isGiven,
  oneOf,
  optional,
  required,
  withDefault,
} from '../shared/checks.ts'

/** Inputs of the backup calculator; sizes in TB (10¹² bytes), ratios as x in x:1. */
export interface BackupInput {
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
  retentionPoints: number
  gfsWeekly?: number
  gfsMonthly?: number
  gfsYearly?: number
  /** Date of day 1, `YYYY-MM-DD`. */
  startDate?: string
  horizonDays: number
  /** Synthetic fulls share unchanged blocks; not modelled with GFS, nothing to share with another method. */
  blockClone?: boolean
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

/** A checked input; percentages are fractions of 1. */
export interface BackupPlan {
  readonly sourceTB: number
  readonly dailyChange: number
  readonly annualGrowth: number
  readonly fullRatio: number
  readonly incrementRatio: number
  readonly method: BackupMethod
  readonly fullEveryDays: number
  readonly retentionPoints: number
  readonly gfs: { readonly weekly: number; readonly monthly: number; readonly yearly: number }
  readonly startDay: EpochDay
  readonly horizonDays: number
  /** Only set where it has an effect. */
  readonly blockClone: boolean
  readonly workingSpace: number
  readonly headroom: number
  readonly backupCopies: number
  readonly windowHours: number | undefined
  readonly timelineDays: readonly number[] | undefined
}

/** Monday, 6 January 2025. */
const defaultStartDay = aDate('2025-01-06', 'startDate')

/** A hundred years: the days are simulated one by one. */
export const maxHorizonDays = 36_525

const aCount = anInteger({ min: 0 })
const aPositiveCount = anInteger({ min: 1 })
const aRatio = aNumber({ above: 0 })
const aShare = aNumber({ min: 0 })

function readRatios(fields: Fields): Pick<BackupPlan, 'fullRatio' | 'incrementRatio'> {
  const fullRatio = withDefault(fields, 'reductionRatioFull', aRatio, 1)
  const incrementRatio = withDefault(fields, 'reductionRatioIncremental', aRatio, fullRatio)
  const compression = withDefault(fields, 'compressionRatio', aRatio, 1)
  const product = compression * withDefault(fields, 'dedupeRatio', aRatio, 1)
  const replaced = isGiven(fields, 'compressionRatio') || isGiven(fields, 'dedupeRatio')
  return replaced ? { fullRatio: product, incrementRatio: product } : { fullRatio, incrementRatio }
}

function readGfs(fields: Fields): BackupPlan['gfs'] {
  return {
    weekly: withDefault(fields, 'gfsWeekly', aCount, 0),
    monthly: withDefault(fields, 'gfsMonthly', aCount, 0),
    yearly: withDefault(fields, 'gfsYearly', aCount, 0),
  }
}

function readCapacityOptions(fields: Fields): Pick<BackupPlan, 'workingSpace' | 'headroom' | 'backupCopies'> {
  return {
    workingSpace: withDefault(fields, 'workingSpacePctOfFull', aShare, 0) / 100,
    headroom: withDefault(fields, 'headroomPct', aShare, 0) / 100,
    backupCopies: withDefault(fields, 'backupCopies', aPositiveCount, 1),
  }
}

/** Reads the inputs; throws a `Rejection`. */
export function readBackupPlan(fields: Fields): BackupPlan {
  const sourceTB = required(fields, 'sourceTB', aNumber({ above: 0 }))
  const dailyChange = required(fields, 'dailyChangePct', aNumber({ min: 0, max: 100 })) / 100
  // Adding zero turns −0 into 0: the smallest negative number divided by 100 is none any more.
  const annualGrowth = withDefault(fields, 'annualGrowthPct', aNumber({ above: -100 }), 0) / 100 + 0
  const ratios = readRatios(fields)
  const method = required(fields, 'method', oneOf(backupMethods, 'unknown-method'))
  const fullEveryDays = withDefault(fields, 'fullEveryDays', aPositiveCount, 7)
  const retentionPoints = required(fields, 'retentionPoints', aPositiveCount)
  const gfs = readGfs(fields)
  const startDay = withDefault(fields, 'startDate', aDate, defaultStartDay)
  const horizonDays = required(fields, 'horizonDays', anInteger({ min: 1, max: maxHorizonDays }))
  const cloned = withDefault(fields, 'blockClone', aFlag, false)
  const hasGfs = gfs.weekly + gfs.monthly + gfs.yearly > 0
  return {
    sourceTB,
    dailyChange,
    annualGrowth,
    ...ratios,
    method,
    fullEveryDays,
    retentionPoints,
    gfs,
    startDay,
    horizonDays,
    blockClone: cloned && method === 'synthetic-full' && !hasGfs,
    ...readCapacityOptions(fields),
    windowHours: optional(fields, 'windowHours', aNumber({ above: 0 })),
    timelineDays: optional(fields, 'timelineDays', aList(anInteger({ min: 1, max: horizonDays }))),
  }
}
