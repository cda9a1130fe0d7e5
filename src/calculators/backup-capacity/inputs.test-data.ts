import fc from 'fast-check'
import { fieldsOf } from '../shared/checks.ts'
import { settle } from '../shared/input-error.ts'
import { compareMethods, runBackup } from './engine.ts'
import { backupMethods } from './form.ts'
import { readBackupPlan } from './plan.ts'
import { backupWorking } from './working.ts'

/** Runs the engine on unchecked inputs. */
export const runOf = (inputs: unknown) => {
  const plan = readBackupPlan(fieldsOf(inputs))
  const { simulation, result } = runBackup(plan)
  return { plan, simulation, result, totals: result }
}
export const workingOf = (inputs: unknown) =>
  settle(() => {
    const { plan, result } = runOf(inputs)
    return backupWorking(plan, result)
  })
export const methodsOf = (inputs: unknown) => settle(() => compareMethods(readBackupPlan(fieldsOf(inputs))))

export const method = fc.constantFrom(...backupMethods)
export const gfs = fc.integer({ min: 0, max: 6 })
export const input = fc.record({
  method,
  sourceTB: fc.integer({ min: 1, max: 500 }).map((tenths) => tenths / 10),
  dailyChangePct: fc.integer({ min: 0, max: 100 }),
  annualGrowthPct: fc.constantFrom(0, 0, 25, -40),
  reductionRatioFull: fc.constantFrom(1, 2, 1.7),
  reductionRatioIncremental: fc.constantFrom(1, 2, 1.3),
  fullEveryDays: fc.integer({ min: 1, max: 40 }),
  retentionPoints: fc.integer({ min: 1, max: 50 }),
  gfsWeekly: gfs,
  gfsMonthly: gfs,
  gfsYearly: fc.constantFrom(0, 0, 2),
  startDate: fc.constantFrom('2025-01-06', '2024-02-27', '1969-12-29', '2026-12-31'),
  horizonDays: fc.integer({ min: 1, max: 420 }),
  workingSpacePctOfFull: fc.constantFrom(0, 100),
  headroomPct: fc.constantFrom(0, 20),
})
export const withoutGfs = input.map((fields) => ({ ...fields, gfsWeekly: 0, gfsMonthly: 0, gfsYearly: 0 }))
export const cloned = fc.oneof(input, withoutGfs).map((fields) => ({
  ...fields,
  method: 'synthetic-full' as const,
  blockClone: true,
}))
/** Several workloads, several backups a day, object storage and lead time. */
export const varied = fc
  .tuple(
    fc.oneof(input, cloned),
    fc.record({
      sourceTB2: fc.constantFrom(undefined, 3, 0.7),
      dailyChangePct2: fc.constantFrom(undefined, 0, 40),
      reductionRatio2: fc.constantFrom(undefined, 4),
      sourceTB4: fc.constantFrom(undefined, 12),
      backupsPerDay: fc.constantFrom(1, 2, 3, 24),
      horizonDays: fc.integer({ min: 1, max: 30 }),
      fullEveryDays: fc.integer({ min: 1, max: 9 }),
      leadTimeDays: fc.constantFrom(0, 45),
      objectTier: fc.constantFrom('none', 'copy', 'move'),
      objectAfterDays: fc.integer({ min: 0, max: 12 }),
    }),
  )
  .map(([fields, change]) => ({ ...fields, ...change }))
