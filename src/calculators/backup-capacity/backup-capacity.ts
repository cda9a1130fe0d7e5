import { fieldsOf, numbersOf, rejectOverflow, type Untrusted } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import type { BackupInput } from './input.ts'
import { type Peak, peakOf } from './peak.ts'
import { type BackupPlan, readBackupPlan } from './plan.ts'
import { type Simulation, simulate, type Timeline } from './simulate.ts'
import { fullOn, sourceOn } from './sizes.ts'

/** Sizes in TB; `End` is after pruning on the last day. */
export interface BackupResult extends Peak {
  readonly sourceTBEnd: number
  readonly fullTBEnd: number
  readonly pointsEnd: number
  readonly fullsEnd: number
  readonly nonFullPointsEnd: number
  readonly storedTBEnd: number
  readonly workingSpaceTB: number
  readonly requiredPerCopyTB: number
  readonly totalAllCopiesTB: number
  /** Size after pruning by asked-for day. */
  readonly timelineTB?: Readonly<Record<string, number>>
  /** Throughput that reads the whole source within the window. */
  readonly fullBackupMBpsNeeded?: number
}

function required(plan: BackupPlan, peakTB: number) {
  const workingSpaceTB = plan.workingSpace * fullOn(plan, plan.horizonDays)
  const requiredPerCopyTB = (peakTB + workingSpaceTB) * (1 + plan.headroom)
  return { workingSpaceTB, requiredPerCopyTB, totalAllCopiesTB: requiredPerCopyTB * plan.backupCopies }
}

function reported(days: readonly number[], { storedTB }: Timeline): Record<string, number> {
  return Object.fromEntries(days.map((day) => [day, storedTB[day - 1] ?? 0]))
}

function resultOf(plan: BackupPlan, { timeline, kept, fulls }: Simulation): BackupResult {
  const peak = peakOf(timeline)
  const sourceTBEnd = sourceOn(plan, plan.horizonDays)
  const { windowHours, timelineDays } = plan
  return {
    sourceTBEnd,
    fullTBEnd: fullOn(plan, plan.horizonDays),
    pointsEnd: kept.length,
    fullsEnd: fulls,
    nonFullPointsEnd: kept.length - fulls,
    storedTBEnd: timeline.storedTB.at(-1) ?? 0,
    ...peak,
    ...required(plan, peak.peakTB),
    ...(timelineDays && { timelineTB: reported(timelineDays, timeline) }),
    ...(windowHours && { fullBackupMBpsNeeded: (sourceTBEnd * 1e6) / (windowHours * 3600) }),
  }
}

/** The inputs that can take a result beyond the range of doubles. */
const magnitudes = [
  'sourceTB',
  'annualGrowthPct',
  'reductionRatioFull',
  'reductionRatioIncremental',
  'compressionRatio',
  'dedupeRatio',
  'workingSpacePctOfFull',
  'headroomPct',
  'windowHours',
]

/** Reads, simulates and checks; throws a `Rejection`. */
export function runBackup(input: Untrusted<BackupInput>) {
  const fields = fieldsOf(input)
  const plan = readBackupPlan(fields)
  const simulation = simulate(plan)
  const result = rejectOverflow(resultOf(plan, simulation), numbersOf(fields, magnitudes))
  return { plan, simulation, result }
}

/** The backup calculator: what the storage must hold, from a day-by-day simulation. */
export function backupCapacity(input: Untrusted<BackupInput>): BackupResult | InputError {
  return settle(() => runBackup(input).result)
}
