import { describe, expect, it } from 'vitest'
import { type BackupResult, backupCapacity } from './engine.ts'

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
    [{ horizonDays: 36_526 }, 'out-of-range', 'horizonDays'],
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

  it('applies compression and dedupe to both sizes', () => {
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
  it('a differential is never larger than the source', () => {
    const result = run({
      method: 'differential',
      dailyChangePct: 40,
      fullEveryDays: 10,
      horizonDays: 5,
      timelineDays: [1, 2, 3, 4, 5],
    })
    expect(result).toHaveProperty('timelineTB', { 1: 10, 2: 14, 3: 22, 4: 32, 5: 42 })
  })

  const synthetic = { method: 'synthetic-full', timelineDays: [7, 8, 21] }
  const timeline = (change: object) => (run({ ...synthetic, ...change }) as BackupResult).timelineTB

  it('block cloning adds only what an increment would, and has nothing to share with another method', () => {
    expect(timeline({ blockClone: true })).toEqual({ 7: 13, 8: 13.5, 21: 16.5 })
    expect(timeline({})).toEqual({ 7: 13, 8: 23, 21: 26 })
    expect(timeline({ blockClone: true, method: 'incremental' })).toEqual(timeline({}))
  })

  it('with block cloning, a full kept by GFS takes what changed since the previous point', () => {
    const plan = { retentionPoints: 1, fullEveryDays: 7, gfsWeekly: 9, horizonDays: 22, blockClone: true }
    // Three more fulls, a week apart: 10 + 3 × 7 × 5 % of 10.
    expect(timeline({ ...plan, timelineDays: [22] })).toEqual({ 22: 20.5 })
    // In three weeks everything may have changed.
    expect(timeline({ ...plan, fullEveryDays: 21, timelineDays: [22] })).toEqual({ 22: 20 })
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

describe('several workloads', () => {
  it('add up, each with its own change and reduction', () => {
    const both = run({
      sourceTB2: 4,
      dailyChangePct2: 50,
      reductionRatio2: 4,
      retentionPoints: 3,
      horizonDays: 2,
    })
    expect(both).toMatchObject({ sourceTBEnd: 14, fullTBEnd: 11, storedTBEnd: 10 + 1 + 0.5 + 0.5 })
    expect(run({ sourceTB3: 10 })).toEqual(run({ sourceTB: 20 }))
    expect(run({ dailyChangePct2: 50, reductionRatio4: 0 })).toEqual(run({}))
    expect(run({ sourceTB2: 0 })).toEqual({ error: 'out-of-range', field: 'sourceTB2' })
    expect(run({ sourceTB4: 1, dailyChangePct4: 101 })).toEqual({
      error: 'out-of-range',
      field: 'dailyChangePct4',
    })
  })
})

describe('several backups a day', () => {
  it('share the day’s change, and retention counts each of them', () => {
    const hourly = run({ backupsPerDay: 24, retentionPoints: 24, fullEveryDays: 1, horizonDays: 3 })
    // At the end of day 2: a full and 23 increments of each day.
    expect(hourly).toMatchObject({ peakPoints: 48, pointsEnd: 24, peakDay: 2 })
    expect((hourly as BackupResult).peakTB).toBeCloseTo(2 * (10 + (23 * 0.5) / 24), 12)
  })

  it('are limited to what can be simulated without a wait', () => {
    expect(run({ backupsPerDay: 25 })).toEqual({ error: 'out-of-range', field: 'backupsPerDay' })
    expect(run({ backupsPerDay: 24, horizonDays: 4167 })).toEqual({
      error: 'out-of-range',
      field: 'horizonDays',
    })
    expect(run({ backupsPerDay: 24, horizonDays: 4166 })).toHaveProperty('peakTB')
  })
})

describe('lead time', () => {
  it('grows the data before the first backup', () => {
    const late = run({ annualGrowthPct: 50, leadTimeDays: 365 })
    expect(late).toMatchObject({
      peakDay: 56,
      peakTB: expect.closeTo((run({ sourceTB: 15, annualGrowthPct: 50 }) as BackupResult).peakTB, 9),
    })
    expect(run({ leadTimeDays: -1 })).toEqual({ error: 'out-of-range', field: 'leadTimeDays' })
  })
})

describe('object storage', () => {
  const weeks = { retentionPoints: 21, horizonDays: 28, timelineDays: [28] }

  it('holds a copy of every point, each block once', () => {
    // Days 1–28 without the first week: 8–28, a full and 20 changes.
    expect(run({ ...weeks, objectTier: 'copy' })).toMatchObject({
      objectTBEnd: 10 + 20 * 0.5,
      objectPeakTB: 23.5,
    })
    expect(run({ ...weeks, objectTier: 'copy' })).toMatchObject(run(weeks))
  })

  it('receives complete chains once they are old enough', () => {
    const moved = run({ ...weeks, objectTier: 'move', objectAfterDays: 7 })
    // On day 28 the chain of days 8–14 has expired after 14 days, and that of 15–21 is a week old.
    expect(moved).toMatchObject({ pointsEnd: 21, objectTBEnd: 10 + 13 * 0.5, storedTBEnd: 13 })
    expect(run({ ...weeks, objectTier: 'move', objectAfterDays: 60 })).toMatchObject({
      ...run(weeks),
      objectPeakTB: 0,
    })
  })

  it('is refused if the kind is unknown', () => {
    expect(run({ objectTier: 'tape' })).toEqual({ error: 'out-of-range', field: 'objectTier' })
    expect(run({ objectAfterDays: 0.5 })).toEqual({ error: 'not-an-integer', field: 'objectAfterDays' })
  })
})
