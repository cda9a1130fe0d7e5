import type { BackupMethod } from './methods.ts'

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
