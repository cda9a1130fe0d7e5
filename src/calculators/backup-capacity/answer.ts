import { checksOf, fieldsOf, required } from '../shared/checks.ts'
import { type InputError, isInputError, settle } from '../shared/input-error.ts'
import { backupBounds } from './bounds.ts'
import { type BackupResult, backupCapacity } from './engine.ts'
import type { BackupInput } from './input.ts'

/** Suggested values of a new form. Ordinary VMs change 2–5 % a day, databases up to 30–50 %. */
export const backupDefaults = {
  dailyChangePct: 5,
  reductionRatioFull: 2,
  fullEveryDays: 7,
  retentionPoints: 14,
  headroomPct: 20,
} as const

/** 3-2-1 means production plus two backup copies, one of them offsite. */
export const backupCopiesFor321 = 2

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

/** What the page asks: the calculator's input, how reduction is given, and how long points are locked. */
export interface BackupCapacityQuestion extends BackupInput {
  readonly reduction: string
  /** Days for which a point cannot be deleted; 0 for none. */
  readonly lockDays: number
  /** Days by which the product extends a lock for a whole block generation. */
  readonly generationDays: number
  /** Machines that are backed up; their number changes only the price. */
  readonly vms: number
}

export interface BackupCapacityAnswer {
  /** The calculator's input: the retention is at least what the lock asks for. */
  readonly plan: BackupInput
  readonly totals: BackupResult
  readonly vms: number
}

const reductions = ['ratio', 'product']
const takes = checksOf(backupBounds)

/** The retention that a lock asks for; a retention that is no count is left for the calculator to refuse. */
function withLock(input: BackupInput, lockDays: number, generationDays: number): BackupInput {
  const { retentionPoints, backupsPerDay } = input
  if (lockDays === 0 || !Number.isSafeInteger(retentionPoints) || retentionPoints < 1) return input
  return {
    ...input,
    retentionPoints: immutableRetention(retentionPoints, lockDays, generationDays, backupsPerDay),
  }
}

/** Runs the calculator with the retention that the lock asks for. */
export function answerBackupCapacity(asked: BackupCapacityQuestion): BackupCapacityAnswer | InputError {
  const { reduction, lockDays: _, generationDays: __, vms, ...input } = asked
  if (!reductions.includes(reduction)) return { error: 'out-of-range', field: 'reduction' }
  const plan = settle(() => {
    const fields = fieldsOf(asked)
    required(fields, 'vms', takes.vms)
    const generation = required(fields, 'generationDays', takes.generationDays)
    return withLock(input, required(fields, 'lockDays', takes.lockDays), generation)
  })
  if (isInputError(plan)) return plan
  const totals = backupCapacity(plan)
  return isInputError(totals) ? totals : { plan, totals, vms }
}
