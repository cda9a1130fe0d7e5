import type { Fields } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { type BackupResult, runBackup } from './engine.ts'
import { type BackupPlan, readBackupPlan } from './plan.ts'
import type { Simulation } from './simulate.ts'

/** What was asked, as a checked plan, and what comes out; everything on the page is made of this. */
export interface BackupCapacityAnswer {
  readonly plan: BackupPlan
  readonly totals: BackupResult
  readonly simulation: Simulation
}

/** Reads what was asked, once, and simulates it; or names the first input that was refused. */
export const answerBackupCapacity = (asked: Fields): BackupCapacityAnswer | InputError =>
  settle(() => {
    const plan = readBackupPlan(asked)
    const { simulation, result: totals } = runBackup(plan)
    return { plan, totals, simulation }
  })
