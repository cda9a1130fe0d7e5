import { fieldsOf, rejectOverflow } from '../shared/checks.ts'
import { type InputError, isInputError, settle } from '../shared/input-error.ts'
import { backupMethods } from './form.ts'
import { type BackupPlan, readBackupPlan } from './plan.ts'
import { peakOf, type Simulation, simulate, type Timeline } from './simulate.ts'
import { fullOn, sourceOn } from './workloads.ts'

/** Sizes in TB; `End` is after pruning on the last day. */
export type BackupResult = ReturnType<typeof resultOf>

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

function resultOf(plan: BackupPlan, simulation: Simulation) {
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
    /** Peak and final size of the object storage; only with an object storage tier. */
    ...objectOf(plan, simulation),
    /** Size after pruning, by requested day. */
    ...(timelineDays && { timelineTB: reported(timelineDays, timeline) }),
    /** Throughput needed to read the whole source within the window. */
    ...(windowHours && { fullBackupMBpsNeeded: (sourceTBEnd * 1e6) / (windowHours * 3600) }),
  }
}

/** Simulates a plan; throws a `Rejection` if a result exceeds the range of doubles. */
export function runBackup(plan: BackupPlan) {
  const simulation = simulate(plan)
  return { simulation, result: rejectOverflow(resultOf(plan, simulation), plan.magnitudes) }
}

/** The backup calculator: what the storage must hold, from a day-by-day simulation. */
export function backupCapacity(input: unknown): BackupResult | InputError {
  return settle(() => runBackup(readBackupPlan(fieldsOf(input))).result)
}

/** Compares all methods that have a result, on the same data and retention; `least` marks those that need least, ties included. */
export function compareMethods(plan: BackupPlan) {
  const rows = backupMethods.flatMap((method) => {
    const blockClone = plan.blockClone && method === 'synthetic-full'
    const run = settle(() => runBackup({ ...plan, method, blockClone }))
    return isInputError(run) ? [] : [{ method, result: run.result }]
  })
  const least = Math.min(...rows.map(({ result }) => result.requiredPerCopyTB))
  return rows.map((row) => ({ ...row, least: row.result.requiredPerCopyTB === least }))
}
