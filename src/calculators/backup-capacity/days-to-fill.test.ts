import { expect, it } from 'vitest'
import { daysToFill } from './days-to-fill.ts'
import { backupCapacity } from './engine.ts'
import type { BackupInput } from './form.ts'
import { readBackupPlan } from './plan.ts'

const given: Partial<BackupInput> = {
  sourceTB: 10,
  dailyChangePct: 5,
  reductionRatioFull: 2,
  method: 'incremental',
  fullEveryDays: 7,
  retentionPoints: 14,
  horizonDays: 365,
}
const daysOf = (more: Partial<BackupInput>) => daysToFill(readBackupPlan({ ...given, ...more }))

it.each<[Partial<BackupInput>, number]>([
  [{}, 21],
  [{ method: 'full-only' }, 14],
  [{ backupsPerDay: 4 }, 11],
  [{ gfsWeekly: 4 }, 28],
  [{ gfsMonthly: 12 }, 342],
  [{ gfsYearly: 3 }, 738],
  [{ gfsYearly: 1 }, 21],
])('%j fills in %i days', (more, days) => {
  expect(daysOf(more)).toBe(days)
})

it.each<Partial<BackupInput>>([
  {},
  { method: 'full-only' },
  { method: 'differential' },
  { method: 'forever-incremental' },
  { method: 'synthetic-full', gfsWeekly: 8 },
  { gfsMonthly: 12 },
  { gfsYearly: 3 },
  { method: 'full-only', gfsYearly: 2, fullEveryDays: 30 },
  { method: 'forever-incremental', gfsMonthly: 6 },
])('nothing grows after that: %j', (more) => {
  const peakOn = (horizonDays: number) => {
    const result = backupCapacity({ ...given, ...more, horizonDays })
    if ('error' in result) throw new Error(result.error)
    return result.peakTB
  }
  const days = daysOf(more)
  expect(peakOn(days + 1500)).toBeLessThanOrEqual(peakOn(days + 40) * 1.000001)
  expect(peakOn(Math.floor(days / 2) - 4)).toBeLessThan(peakOn(days + 40))
})
