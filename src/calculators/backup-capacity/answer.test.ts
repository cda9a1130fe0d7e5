import { describe, expect, it } from 'vitest'
import { firstOfNextMonth } from '../shared/time.ts'
import { evaluate } from '../ui/form/evaluate.ts'
import { initialValues, initialValuesNow, searchParamsOf } from '../ui/form/values.ts'
import { answerBackupCapacity } from './answer.ts'
import { backupCapacityForm } from './form.ts'

const initial = initialValues(backupCapacityForm)
const run = (typed: Record<string, string>) =>
  evaluate(backupCapacityForm, { ...initial, ...typed }, answerBackupCapacity)

describe('the page’s answer', () => {
  it('is the page’s own example for a new form', () => {
    expect(run({}).result?.totals).toMatchObject({ peakTB: 19.5, peakDay: 21, totalAllCopiesTB: 46.8 })
  })

  it('keeps as many points as a lock requires, never fewer than entered', () => {
    expect(run({ lockDays: '30', generationDays: '10' }).result?.plan.retentionPoints).toBe(40)
    expect(run({ lockDays: '3' }).result?.plan.retentionPoints).toBe(14)
    expect(run({ lockDays: '0', generationDays: '30' }).result?.plan.retentionPoints).toBe(14)
  })

  it('never hides a bad retention behind a lock', () => {
    expect(run({ lockDays: '30', retentionPoints: '2.5' }).errors).toEqual({
      retentionPoints: 'not-an-integer',
    })
    expect(run({ lockDays: '30', retentionPoints: '' }).errors).toEqual({ retentionPoints: 'not-a-number' })
    expect(run({ lockDays: '-1' }).errors).toEqual({ lockDays: 'out-of-range' })
  })

  it('takes reduction as one ratio or as a product', () => {
    const product = { reduction: 'product', compressionRatio: '2', dedupeRatio: '2' }
    expect(run(product).result?.totals.fullTBEnd).toBe(2.5)
    expect(run({ reduction: 'none' }).errors).toEqual({ reduction: 'out-of-range' })
  })
})

describe('the first backup', () => {
  it('is on the first day of the next month', () => {
    expect(firstOfNextMonth(new Date(2026, 10, 22))).toBe('2026-12-01')
    expect(firstOfNextMonth(new Date(2026, 11, 31, 23, 59))).toBe('2027-01-01')
    expect(firstOfNextMonth(new Date(2028, 0, 31))).toBe('2028-02-01')
    expect(initialValuesNow(backupCapacityForm).startDate).toBe(firstOfNextMonth())
  })

  it('is written into every address with values, so that the address means the same next month', () => {
    const today = initialValuesNow(backupCapacityForm)
    expect(searchParamsOf(backupCapacityForm, today)).toEqual({})
    expect(searchParamsOf(backupCapacityForm, { ...today, gfsMonthly: '3' })).toEqual({
      gfsMonthly: '3',
      startDate: firstOfNextMonth(),
    })
    expect(searchParamsOf(backupCapacityForm, { ...today, startDate: '2027-05-15' })).toEqual({
      startDate: '2027-05-15',
    })
  })
})

describe('a lock of several backups a day', () => {
  it('keeps every point of the locked days', () => {
    expect(run({ lockDays: '7', backupsPerDay: '4' }).result?.plan.retentionPoints).toBe(28)
  })
})
