/** @module-tag slow */

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type BackupResult, backupCapacity } from './engine.ts'
import { cloned, input, runOf, withoutGfs } from './inputs.test-data.ts'

const run = (fields: object) => backupCapacity(fields) as BackupResult

it('several workloads need the sum of what each needs alone', () => {
  fc.assert(
    fc.property(
      input,
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 0, max: 100 }),
      (fields, size, change) => {
        const other = {
          ...fields,
          sourceTB: size,
          dailyChangePct: change,
          reductionRatioIncremental: fields.reductionRatioFull,
        }
        const together = runOf({
          ...fields,
          sourceTB3: size,
          dailyChangePct3: change,
          reductionRatio3: fields.reductionRatioFull,
        })
        const [first, second] = [runOf(fields), runOf(other)]
        for (const [day, sum] of together.simulation.timeline.storedTB.entries()) {
          const apart = [first, second].map(({ simulation }) => simulation.timeline.storedTB[day] ?? 0)
          expect(sum).toBeCloseTo(
            apart.reduce((a, b) => a + b),
            8,
          )
        }
      },
    ),
    { numRuns: 50 },
  )
})

it('n backups a day equal n days, each with 1/n of the change', () => {
  const steadily = fc.oneof(withoutGfs, cloned).map((fields) => ({
    ...fields,
    ...{
      annualGrowthPct: 0,
      gfsWeekly: 0,
      gfsMonthly: 0,
      gfsYearly: 0,
      horizonDays: 1 + (fields.horizonDays % 40),
    },
  }))
  fc.assert(
    fc.property(steadily, fc.constantFrom(2, 4, 24), (fields, perDay) => {
      const often = run({ ...fields, backupsPerDay: perDay })
      const daily = run({
        ...fields,
        dailyChangePct: fields.dailyChangePct / perDay,
        fullEveryDays: fields.fullEveryDays * perDay,
        horizonDays: fields.horizonDays * perDay,
      })
      expect(often.peakTB).toBeCloseTo(daily.peakTB, 8)
      expect(often.storedTBEnd).toBeCloseTo(daily.storedTBEnd, 8)
      expect([often.pointsEnd, often.fullsEnd]).toEqual([daily.pointsEnd, daily.fullsEnd])
    }),
    { numRuns: 50 },
  )
})

it('a lead time equals a source that has already grown', () => {
  fc.assert(
    fc.property(input, fc.integer({ min: 0, max: 900 }), (fields, leadTimeDays) => {
      const grown = fields.sourceTB * (1 + fields.annualGrowthPct / 100) ** (leadTimeDays / 365)
      expect(run({ ...fields, leadTimeDays }).peakTB).toBeCloseTo(
        run({ ...fields, sourceTB: grown }).peakTB,
        8,
      )
    }),
    { numRuns: 50 },
  )
})
