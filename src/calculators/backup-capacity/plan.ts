import { aList, anInteger, type Fields, optional, within } from '../shared/checks.ts'
import { Rejection } from '../shared/input-error.ts'
import { checkedBy } from '../ui/form/checked.ts'
import { type BackupInput, furtherWorkloads, groups, pointsRange } from './form.ts'

/** Data that shares one schedule; sizes in TB, change as a fraction of 1, ratios as x in x:1. */
export interface Workload {
  readonly sourceTB: number
  readonly dailyChange: number
  readonly fullRatio: number
  readonly incrementRatio: number
}

/** A checked input; percentages are fractions of 1. */
export type BackupPlan = ReturnType<typeof readBackupPlan>

/** The most that can be simulated without a noticeable wait: eleven years of hourly backups. */
const maxBackups = 100_000

const checked = checkedBy(groups)

/** Reduction ratios; a product of compression and deduplication applies to fulls and increments. */
function ratiosOf(input: BackupInput): Pick<Workload, 'fullRatio' | 'incrementRatio'> {
  const { reduction, reductionRatioFull: fullRatio, reductionRatioIncremental = fullRatio } = input
  const { compressionRatio, dedupeRatio } = input
  const product = (compressionRatio ?? 1) * (dedupeRatio ?? 1)
  return reduction === 'product' || compressionRatio !== undefined || dedupeRatio !== undefined
    ? { fullRatio: product, incrementRatio: product }
    : { fullRatio, incrementRatio: reductionRatioIncremental }
}

/** All workloads; further ones need a size, and take from the first whatever they leave out. */
function workloadsOf(input: BackupInput): readonly Workload[] {
  const { sourceTB, dailyChangePct } = input
  const first = { sourceTB, dailyChange: dailyChangePct / 100, ...ratiosOf(input) }
  const further = furtherWorkloads.flatMap((number): readonly Workload[] => {
    const size = input[`sourceTB${number}`]
    if (size === undefined) return []
    const changePct = input[`dailyChangePct${number}`]
    const ratio = input[`reductionRatio${number}`]
    const dailyChange = changePct === undefined ? first.dailyChange : changePct / 100
    const ratios = ratio === undefined ? {} : { fullRatio: ratio, incrementRatio: ratio }
    return [{ ...first, sourceTB: size, dailyChange, ...ratios }]
  })
  return [first, ...further]
}

/**
 * Points that stay on immutable storage: those of the retention or of the locked days, whichever are more, plus those of the days by which
 * the product extends locks to a whole block generation (Veeam: 10 or 30).
 */
export function immutableRetention(
  retentionPoints: number,
  lockDays: number,
  generationDays: number,
  backupsPerDay = 1,
): number {
  return Math.max(retentionPoints, lockDays * backupsPerDay) + generationDays * backupsPerDay
}

/** The retention, raised to what a lock requires. */
function pointsOf({ retentionPoints, lockDays, generationDays, backupsPerDay }: BackupInput): number {
  if (lockDays === 0) return retentionPoints
  const locked = immutableRetention(retentionPoints, lockDays, generationDays, backupsPerDay)
  within(pointsRange)(locked, 'lockDays')
  return locked
}

function horizonOf({ horizonDays, backupsPerDay }: BackupInput): number {
  if (horizonDays * backupsPerDay > maxBackups) throw new Rejection('out-of-range', 'horizonDays')
  return horizonDays
}

/** Reads the form's inputs and the days to report; throws a `Rejection`. */
export function readBackupPlan(fields: Fields) {
  const { input, numbers } = checked(fields)
  const { method } = input
  const workloads = workloadsOf(input)
  const horizonDays = horizonOf(input)
  const retentionPoints = pointsOf(input)
  return {
    workloads,
    method,
    // Adding zero turns −0 into 0: the smallest negative number divided by 100 underflows to −0.
    annualGrowth: input.annualGrowthPct / 100 + 0,
    fullEveryDays: input.fullEveryDays,
    /** Evenly spread over each day. */
    backupsPerDay: input.backupsPerDay,
    /** Never fewer than a lock requires. */
    retentionPoints,
    /** Whether a lock requires more points than the visitor entered. */
    isLocked: retentionPoints > input.retentionPoints,
    gfs: { weekly: input.gfsWeekly, monthly: input.gfsMonthly, yearly: input.gfsYearly },
    /** Day 1. */
    startDay: input.startDate,
    horizonDays,
    /** Days until the storage arrives, over which the source grows before day 1. */
    leadTimeDays: input.leadTimeDays,
    /** Synthetic fulls share unchanged blocks; set only if it has an effect. */
    blockClone: input.blockClone && method === 'synthetic-full',
    /** Whether restore points go to object storage: each one as it is made, or whole chains that are old enough. */
    objectTier: input.objectTier,
    /** Age at which `move` moves a chain. */
    objectAfterDays: input.objectAfterDays,
    workingSpace: input.workingSpacePctOfFull / 100,
    headroom: input.headroomPct / 100,
    backupCopies: input.backupCopies,
    windowHours: input.windowHours,
    /** Number of machines; only affects the price. */
    vms: input.vms,
    /** Days to report. */
    timelineDays: optional(fields, 'timelineDays', aList(anInteger({ min: 1, max: horizonDays }))),
    /** Inputs by size: the one furthest from 1 is rejected if a result exceeds the range of doubles. */
    magnitudes: numbers(),
  }
}
