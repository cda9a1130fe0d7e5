import type { Fields } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { type BackupResult, runBackup } from './engine.ts'
import { type BackupPlan, readBackupPlan } from './plan.ts'
import type { Simulation } from './simulate.ts'

/** The checked plan and its results; the whole page is rendered from this. */
export interface BackupCapacityAnswer {
  readonly plan: BackupPlan
  readonly totals: BackupResult
  readonly simulation: Simulation
}

/** Reads and simulates the form's values; returns the first rejected input as an error. */
export const answerBackupCapacity = (asked: Fields): BackupCapacityAnswer | InputError =>
  settle(() => {
    const plan = readBackupPlan(asked)
    const { simulation, result: totals } = runBackup(plan)
    return { plan, totals, simulation }
  })
