import type { Fields } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import type { Outcome } from '../ui/form/use-calculation.ts'
import { runBackup } from './engine.ts'
import { readBackupPlan } from './plan.ts'

/** The checked plan and its results; the whole page is rendered from this. */
export type BackupCapacityAnswer = Exclude<ReturnType<typeof answerBackupCapacity>, InputError>

export type BackupOutcome = Outcome<BackupCapacityAnswer>

/** Reads and simulates the form's values; returns the first rejected input as an error. */
export const answerBackupCapacity = (fields: Fields) =>
  settle(() => {
    const plan = readBackupPlan(fields)
    const { simulation, result: totals } = runBackup(plan)
    return { plan, totals, simulation }
  })
