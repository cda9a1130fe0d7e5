import { aList, anInteger, type Fields, numbersOf, optional, within } from '../shared/checks.ts'
import { Rejection } from '../shared/input-error.ts'
import type { EpochDay } from '../shared/time.ts'
import { checkedBy } from '../ui/form/checked.ts'
import { type BackupInput, type BackupMethod, furtherWorkloads, groups, pointsRange } from './form.ts'

/** What is backed up together under one schedule; sizes in TB, change as a fraction of 1, ratios as x in x:1. */
export interface Workload {
  readonly sourceTB: number
  readonly dailyChange: number
  readonly fullRatio: number
  readonly incrementRatio: number
}

/** A checked input; percentages are fractions of 1. */
export interface BackupPlan {
  readonly workloads: readonly Workload[]
  readonly annualGrowth: number
  readonly method: BackupMethod
  readonly fullEveryDays: number
  /** Evenly spread over each day. */
  readonly backupsPerDay: number
  /** At least as many as a lock asks for. */
  readonly retentionPoints: number
  /** Whether a lock asks for more points than the visitor. */
  readonly isLocked: boolean
  readonly gfs: { readonly weekly: number; readonly monthly: number; readonly yearly: number }
  /** Day 1. */
  readonly startDay: EpochDay
  readonly horizonDays: number
  /** Days until the storage arrives, over which the source grows before day 1. */
  readonly leadTimeDays: number
  /** Synthetic fulls share unchanged blocks; only set where it has an effect. */
  readonly blockClone: boolean
  /** Whether restore points go to object storage: each one as it is made, or whole chains that are old enough. */
  readonly objectTier: BackupInput['objectTier']
  /** Age at which `move` moves a chain. */
  readonly objectAfterDays: number
  readonly workingSpace: number
  readonly headroom: number
  readonly backupCopies: number
  readonly windowHours: number | undefined
  /** Machines that are backed up; their number changes only the price. */
  readonly vms: number
  /** Days to report. */
  readonly timelineDays: readonly number[] | undefined
  /** The inputs of which the largest or smallest is refused when a result leaves the range of doubles. */
  readonly magnitudes: Readonly<Record<string, number | undefined>>
}

/** As many as are simulated without a wait: eleven years of hourly ones. */
const maxBackups = 100_000

const checked = checkedBy(groups)

/** The reduction ratios; a product of compression and deduplication serves fulls and increments. */
function ratiosOf(input: BackupInput): Pick<Workload, 'fullRatio' | 'incrementRatio'> {
  const { reduction, reductionRatioFull: fullRatio, reductionRatioIncremental = fullRatio } = input
  const { compressionRatio, dedupeRatio } = input
  const product = (compressionRatio ?? 1) * (dedupeRatio ?? 1)
  return reduction === 'product' || compressionRatio !== undefined || dedupeRatio !== undefined
    ? { fullRatio: product, incrementRatio: product }
    : { fullRatio, incrementRatio: reductionRatioIncremental }
}

/** The first workload and those beside it; one without a size is none, and what it does not say is the first one's. */
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
 * Points that stay on storage that locks them: those of the retention or of the immutable days, whichever are more, and those of the
 * days by which the product extends every lock for a whole block generation (Veeam: 10 or 30).
 */
export function immutableRetention(
  retentionPoints: number,
  lockDays: number,
  generationDays: number,
  backupsPerDay = 1,
): number {
  return Math.max(retentionPoints, lockDays * backupsPerDay) + generationDays * backupsPerDay
}

/** The retention; at least what a lock asks for. */
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

const magnitudes = [
  'sourceTB',
  ...furtherWorkloads.flatMap((number) => [`sourceTB${number}`, `reductionRatio${number}`]),
  'annualGrowthPct',
  'leadTimeDays',
  'reductionRatioFull',
  'reductionRatioIncremental',
  'compressionRatio',
  'dedupeRatio',
  'workingSpacePctOfFull',
  'headroomPct',
  'windowHours',
]

/** Reads the inputs of the form, and the days to report; throws a `Rejection`. */
export function readBackupPlan(fields: Fields): BackupPlan {
  const input = checked(fields)
  const { method } = input
  const workloads = workloadsOf(input)
  const horizonDays = horizonOf(input)
  const retentionPoints = pointsOf(input)
  return {
    workloads,
    method,
    // Adding zero turns −0 into 0: the smallest negative number divided by 100 is none any more.
    annualGrowth: input.annualGrowthPct / 100 + 0,
    fullEveryDays: input.fullEveryDays,
    backupsPerDay: input.backupsPerDay,
    retentionPoints,
    isLocked: retentionPoints > input.retentionPoints,
    gfs: { weekly: input.gfsWeekly, monthly: input.gfsMonthly, yearly: input.gfsYearly },
    startDay: input.startDate,
    horizonDays,
    leadTimeDays: input.leadTimeDays,
    blockClone: input.blockClone && method === 'synthetic-full',
    objectTier: input.objectTier,
    objectAfterDays: input.objectAfterDays,
    workingSpace: input.workingSpacePctOfFull / 100,
    headroom: input.headroomPct / 100,
    backupCopies: input.backupCopies,
    windowHours: input.windowHours,
    vms: input.vms,
    timelineDays: optional(fields, 'timelineDays', aList(anInteger({ min: 1, max: horizonDays }))),
    magnitudes: numbersOf(fields, magnitudes),
  }
}
