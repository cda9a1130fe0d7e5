import type { BoundsTable } from '../shared/checks.ts'

/** A hundred years: the days are simulated one by one. */
const century = 36_525

/** As many as are simulated without a wait: eleven years of hourly ones. */
export const maxBackups = 100_000

const aSize = { above: 0, max: 1e6 } as const
const aChange = { min: 0, max: 100 } as const
const aRatio = { above: 0, max: 1000 } as const
const aReserve = { min: 0, max: 1000 } as const
const days = { whole: true, min: 0, max: century } as const

export const backupBounds = {
  /** An exabyte. */
  sourceTB: aSize,
  dailyChangePct: aChange,
  annualGrowthPct: { above: -100, max: 1000 },
  reductionRatioFull: aRatio,
  reductionRatioIncremental: aRatio,
  compressionRatio: aRatio,
  dedupeRatio: aRatio,
  fullEveryDays: { ...days, min: 1 },
  /** Hourly. */
  backupsPerDay: { whole: true, min: 1, max: 24 },
  /** Beyond those of a century of hourly backups and the days of a lock. */
  retentionPoints: { whole: true, min: 1, max: 1e6 },
  gfsWeekly: { whole: true, min: 0, max: 5200 },
  gfsMonthly: { whole: true, min: 0, max: 1200 },
  gfsYearly: { whole: true, min: 0, max: 100 },
  horizonDays: { ...days, min: 1 },
  leadTimeDays: { min: 0, max: century },
  objectAfterDays: days,
  workingSpacePctOfFull: aReserve,
  headroomPct: aReserve,
  backupCopies: { whole: true, min: 1, max: 1000 },
  /** A year. */
  windowHours: { above: 0, max: 8766 },
  lockDays: days,
  generationDays: days,
  /** Counted for the price only. */
  vms: { whole: true, min: 1, max: 100_000 },
  sourceTB2: aSize,
  sourceTB3: aSize,
  sourceTB4: aSize,
  dailyChangePct2: aChange,
  dailyChangePct3: aChange,
  dailyChangePct4: aChange,
  reductionRatio2: aRatio,
  reductionRatio3: aRatio,
  reductionRatio4: aRatio,
} as const satisfies BoundsTable
