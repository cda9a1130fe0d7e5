import { fieldsOf, numbersOf, rejectOverflow, type Untrusted } from '../shared/checks.ts'
import { type InputError, isInputError, settle } from '../shared/input-error.ts'
import {
  type BackupInput,
  type BackupMethod,
  type BackupPlan,
  backupMethods,
  readBackupPlan,
} from './input.ts'
import { type Peak, peakOf, type Simulation, simulate, type Timeline } from './simulate.ts'
import { fullOn, furtherWorkloads, sourceOn } from './workloads.ts'

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
  /** Largest size of the object storage, and its size on the last day; with an object storage tier only. */
  readonly objectPeakTB?: number
  readonly objectTBEnd?: number
  /** Size after pruning by asked-for day. */
  readonly timelineTB?: Readonly<Record<string, number>>
  /** Throughput that reads the whole source within the window. */
  readonly fullBackupMBpsNeeded?: number
}

/** The last backup, counted from 1. */
const lastStep = ({ horizonDays, backupsPerDay }: BackupPlan) => horizonDays * backupsPerDay

function required(plan: BackupPlan, peakTB: number) {
  const workingSpaceTB = plan.workingSpace * fullOn(plan, lastStep(plan))
  const requiredPerCopyTB = (peakTB + workingSpaceTB) * (1 + plan.headroom)
  return { workingSpaceTB, requiredPerCopyTB, totalAllCopiesTB: requiredPerCopyTB * plan.backupCopies }
}

function reported(days: readonly number[], { storedTB }: Timeline): Record<string, number> {
  return Object.fromEntries(days.map((day) => [day, storedTB[day - 1] ?? 0]))
}

function objectOf({ objectTier }: BackupPlan, { timeline, objectTBEnd }: Simulation) {
  if (objectTier === 'none') return {}
  return { objectPeakTB: timeline.objectTB.reduce((most, size) => Math.max(most, size), 0), objectTBEnd }
}

function resultOf(plan: BackupPlan, simulation: Simulation): BackupResult {
  const { timeline, kept, fulls } = simulation
  const peak = peakOf(timeline)
  const sourceTBEnd = sourceOn(plan, lastStep(plan))
  const { windowHours, timelineDays } = plan
  return {
    sourceTBEnd,
    fullTBEnd: fullOn(plan, lastStep(plan)),
    pointsEnd: kept.length,
    fullsEnd: fulls,
    nonFullPointsEnd: kept.length - fulls,
    storedTBEnd: timeline.storedTB.at(-1) ?? 0,
    ...peak,
    ...required(plan, peak.peakTB),
    ...objectOf(plan, simulation),
    ...(timelineDays && { timelineTB: reported(timelineDays, timeline) }),
    ...(windowHours && { fullBackupMBpsNeeded: (sourceTBEnd * 1e6) / (windowHours * 3600) }),
  }
}

/** The inputs that can take a result beyond the range of doubles. */
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

type MethodOutcomes = Readonly<Record<BackupMethod, BackupResult | InputError>>

/** The same data and retention with every method. */
export function compareMethods(input: Untrusted<BackupInput>): MethodOutcomes {
  const outcomes = backupMethods.map((method) => [method, backupCapacity({ ...input, method })])
  return Object.fromEntries(outcomes) as MethodOutcomes
}

/** The methods that need the least storage, ties included; none when the input is rejected. */
export function smallestMethods(outcomes: MethodOutcomes): readonly BackupMethod[] {
  const needs = backupMethods.flatMap((method) => {
    const outcome = outcomes[method]
    return isInputError(outcome) ? [] : { method, needTB: outcome.requiredPerCopyTB }
  })
  const least = Math.min(...needs.map(({ needTB }) => needTB))
  return needs.filter(({ needTB }) => needTB === least).map(({ method }) => method)
}
