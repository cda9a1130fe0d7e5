import { describe, expect, it } from 'vitest'
import { type BackupResult, backupCapacity } from './engine.ts'
import { maxHorizonDays } from './input.ts'

const weekly = {
  sourceTB: 10,
  dailyChangePct: 5,
  method: 'incremental',
  retentionPoints: 14,
  horizonDays: 60,
} as const
const run = (change: object) => backupCapacity({ ...weekly, ...change })

describe('inputs', () => {
  it.each([
    [{ sourceTB: 0 }, 'out-of-range', 'sourceTB'],
    [{ sourceTB: '10' }, 'not-a-number', 'sourceTB'],
    [{ dailyChangePct: undefined }, 'not-a-number', 'dailyChangePct'],
    [{ dailyChangePct: -1 }, 'out-of-range', 'dailyChangePct'],
    [{ annualGrowthPct: -100 }, 'out-of-range', 'annualGrowthPct'],
    [{ reductionRatioFull: 0 }, 'out-of-range', 'reductionRatioFull'],
    [{ reductionRatioIncremental: 0 }, 'out-of-range', 'reductionRatioIncremental'],
    [{ compressionRatio: 0 }, 'out-of-range', 'compressionRatio'],
    [{ dedupeRatio: -2 }, 'out-of-range', 'dedupeRatio'],
    [{ method: 'mirror' }, 'unknown-method', 'method'],
    [{ method: undefined }, 'unknown-method', 'method'],
    [{ fullEveryDays: 0 }, 'out-of-range', 'fullEveryDays'],
    [{ fullEveryDays: 1.5 }, 'not-an-integer', 'fullEveryDays'],
    [{ retentionPoints: 0 }, 'out-of-range', 'retentionPoints'],
    [{ gfsWeekly: -1 }, 'out-of-range', 'gfsWeekly'],
    [{ gfsYearly: 0.5 }, 'not-an-integer', 'gfsYearly'],
    [{ startDate: '2025-02-29' }, 'out-of-range', 'startDate'],
    [{ startDate: '6 January 2025' }, 'out-of-range', 'startDate'],
    [{ startDate: 20250106 }, 'not-a-number', 'startDate'],
    [{ startDate: null }, 'not-a-number', 'startDate'],
    [{ horizonDays: 0 }, 'out-of-range', 'horizonDays'],
    [{ horizonDays: maxHorizonDays + 1 }, 'out-of-range', 'horizonDays'],
    [{ blockClone: 'yes' }, 'out-of-range', 'blockClone'],
    [{ workingSpacePctOfFull: -1 }, 'out-of-range', 'workingSpacePctOfFull'],
    [{ headroomPct: -1 }, 'out-of-range', 'headroomPct'],
    [{ backupCopies: 0 }, 'out-of-range', 'backupCopies'],
    [{ windowHours: 0 }, 'out-of-range', 'windowHours'],
    [{ timelineDays: 5 }, 'not-a-number', 'timelineDays'],
    [{ timelineDays: [61] }, 'out-of-range', 'timelineDays'],
    [{ timelineDays: [1.5] }, 'not-an-integer', 'timelineDays'],
    [{ annualGrowthPct: 1e308, horizonDays: 3650 }, 'out-of-range', 'annualGrowthPct'],
  ])('%j is %s at %s', (change, error, field) => {
    expect(run(change)).toEqual({ error, field })
  })

  it('lets compression and dedupe serve both sizes', () => {
    const both = run({ compressionRatio: 2, dedupeRatio: 1.5 })
    expect(both).toEqual(run({ reductionRatioFull: 3, reductionRatioIncremental: 3 }))
    expect(run({ compressionRatio: 3 })).toEqual(both)
  })
})

describe('published checks', () => {
  it('a full on Sunday and Thursday: the old chain is gone on Saturday', () => {
    // Day 1 is a Sunday, day 5 the Thursday and day 7 the Saturday.
    const result = run({
      retentionPoints: 3,
      fullEveryDays: 4,
      horizonDays: 7,
      timelineDays: [6, 7],
    }) as BackupResult
    expect(result.pointsEnd).toBe(3)
    expect(result.timelineTB?.['7']).toBeLessThan(result.timelineTB?.['6'] ?? 0)
  })
})

describe('methods', () => {
  it('differential sizes stop at the whole source', () => {
    const result = run({
      method: 'differential',
      dailyChangePct: 40,
      fullEveryDays: 10,
      horizonDays: 5,
      timelineDays: [1, 2, 3, 4, 5],
    })
    expect(result).toHaveProperty('timelineTB', { 1: 10, 2: 14, 3: 22, 4: 32, 5: 42 })
  })

  it('block cloning adds only what an increment would, is left out with GFS, and has nothing to share with another method', () => {
    const synthetic = { method: 'synthetic-full', timelineDays: [7, 8, 21] }
    const timeline = (change: object) => (run({ ...synthetic, ...change }) as BackupResult).timelineTB
    expect(timeline({ blockClone: true })).toEqual({ 7: 13, 8: 13.5, 21: 16.5 })
    expect(timeline({})).toEqual({ 7: 13, 8: 23, 21: 26 })
    expect(timeline({ blockClone: true, gfsWeekly: 1 })).toEqual(timeline({ gfsWeekly: 1 }))
    expect(timeline({ blockClone: true, method: 'incremental' })).toEqual(timeline({}))
  })

  it('forever incremental gives a flagged day a full of its own, day 1 included', () => {
    const forever = { method: 'forever-incremental', retentionPoints: 3, gfsWeekly: 2, horizonDays: 16 }
    expect(run({ ...forever, horizonDays: 1 })).toMatchObject({ pointsEnd: 2, fullsEnd: 2 })
    expect(run(forever)).toMatchObject({ pointsEnd: 5, fullsEnd: 3, nonFullPointsEnd: 2 })
  })

  it('a full with several flags counts once', () => {
    const once = {
      method: 'full-only',
      retentionPoints: 1,
      gfsWeekly: 1,
      gfsMonthly: 1,
      gfsYearly: 1,
      horizonDays: 3,
    }
    expect(run(once)).toMatchObject({ pointsEnd: 2, fullsEnd: 2 })
  })
})
