import { describe, expect, it } from 'vitest'
import { dateText, epochDay, nextMonth, nextWeek, nextYear } from '../shared/time.ts'
import { RunningTotal } from './data-structures.ts'
import { dateOf } from './days.ts'
import { methodsOf, runOf, workingOf } from './inputs.test-data.ts'
import { immutableRetention } from './plan.ts'

const weekly = {
  sourceTB: 10,
  dailyChangePct: 5,
  method: 'incremental',
  retentionPoints: 14,
  horizonDays: 60,
} as const

describe('calendar', () => {
  it.each([
    ['2025-01-06', '2025-01-13', '2025-02-01', '2026-01-01'],
    ['2025-01-12', '2025-01-13', '2025-02-01', '2026-01-01'],
    ['1969-12-28', '1969-12-29', '1970-01-01', '1970-01-01'],
    ['2024-02-29', '2024-03-04', '2024-03-01', '2025-01-01'],
    ['0099-12-31', '0100-01-04', '0100-01-01', '0100-01-01'],
  ])('finds the start of the week, month and year after %s', (date, week, month, year) => {
    expect([nextWeek, nextMonth, nextYear].map((next) => dateText(next(epochDay(date))))).toEqual([
      week,
      month,
      year,
    ])
  })

  it('continues after the end of February', () => {
    expect(dateText(epochDay('2024-02-28') + 1)).toBe('2024-02-29')
  })
})

it('a running total returns to exactly what is left', () => {
  const total = new RunningTotal()
  const values = Array.from({ length: 2000 }, (_, index) => 10 / (index + 3))
  for (const value of values) total.add(value)
  for (const value of values.slice(1)) total.add(-value)
  expect(total.value).toBe(values[0])
})

describe('chart', () => {
  it('dates the days and marks points that only GFS keeps', () => {
    const answer = runOf({ ...weekly, gfsMonthly: 2 })
    expect([1, 29, 60].map((day) => dateOf(answer.plan, day))).toEqual([
      '2025-01-06',
      '2025-02-03',
      '2025-03-06',
    ])
    expect(answer.simulation.kept[0]).toEqual({
      day: 29,
      step: 29,
      flags: 1,
      kind: 'full',
      sizeTB: 10,
      retained: false,
      moved: false,
    })
    expect(answer.simulation.timeline.storedTB).toHaveLength(60)
  })
})

it('compares all methods and marks the smallest', () => {
  const rows = methodsOf({ ...weekly, fullEveryDays: 7 })
  expect(rows).toHaveLength(5)
  expect(rows).toMatchObject({
    0: { method: 'full-only', result: { peakTB: 150 } },
    4: { method: 'forever-incremental', result: { peakTB: 17 }, least: true },
  })
  expect([rows].flat().filter((row) => 'least' in row && row.least)).toHaveLength(1)
})

it('immutability raises the retention to the lock, and a generation is added to either', () => {
  expect(immutableRetention(14, 30, 10)).toBe(40)
  expect(immutableRetention(60, 30, 10)).toBe(70)
  expect(immutableRetention(60, 30, 0)).toBe(60)
  expect(immutableRetention(14, 30, 10, 24)).toBe(960)
})

it('the working carries the numbers of the input', () => {
  const steps = workingOf({
    ...weekly,
    reductionRatioFull: 2,
    headroomPct: 20,
    backupCopies: 2,
    windowHours: 8,
    gfsWeekly: 1,
  })
  expect(steps).toMatchObject([
    { id: 'source-growth', values: { sourceTB: 10, growthPct: 0, day: 60, sizeTB: 10 } },
    { id: 'full-size', values: { ratio: 2, sizeTB: 5 } },
    { id: 'increment-size', values: { changePct: 5, ratio: 2, sizeTB: 0.25 } },
    { id: 'retention-incremental', values: { points: 14, fullEveryDays: 7 } },
    { id: 'gfs', values: { weekly: 1, monthly: 0, yearly: 0 } },
    { id: 'stored-end' },
    { id: 'peak', values: { peakTB: 19.5, peakDay: 21, peakPoints: 21 } },
    { id: 'working-space' },
    { id: 'required', values: { headroomPct: 20, requiredTB: expect.closeTo(23.4) } },
    { id: 'copies', values: { copies: 2, totalTB: expect.closeTo(46.8) } },
    { id: 'window', values: { windowHours: 8, sourceTB: 10 } },
  ])
  expect(workingOf({ ...weekly, method: 'differential' })).toMatchObject([
    {},
    {},
    { id: 'differential-size', values: { sinceFull: 6, sizeTB: expect.closeTo(3) } },
    {},
    {},
    {},
    {},
    {},
    {},
  ])
  expect(workingOf({ ...weekly, method: 'synthetic-full', blockClone: true })).toHaveProperty(
    '[4].id',
    'block-clone',
  )
})

it('the working covers workloads, lead time, backups a day and object storage', () => {
  const ids = (change: object) => {
    const steps = workingOf({ ...weekly, ...change })
    return Array.isArray(steps) ? steps.map(({ id }) => id) : []
  }
  expect(ids({ sourceTB2: 2 })).toEqual([
    ...['workload', 'workload', 'source-growth', 'full-sum', 'change-sum', 'retention-incremental'],
    ...['stored-end', 'peak', 'working-space', 'required', 'copies'],
  ])
  expect(ids({ leadTimeDays: 30, backupsPerDay: 4, objectTier: 'move' })).toEqual([
    ...[
      'lead-time',
      'source-growth',
      'several-a-day',
      'full-size',
      'increment-size',
      'retention-incremental',
    ],
    ...['object-move', 'stored-end', 'peak', 'working-space', 'required', 'copies', 'object-size'],
  ])
})
