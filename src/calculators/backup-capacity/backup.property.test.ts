/** @module-tag slow */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { damaged, defects } from '../shared/fuzz.arbitrary.ts'
import { countBlocks } from './block-count.oracle.ts'
import { type BackupResult, backupCapacity } from './engine.ts'
import {
  cloned,
  gfs,
  input,
  method,
  methodsOf,
  runOf,
  varied,
  withoutGfs,
  workingOf,
} from './inputs.test-data.ts'
import { naiveSimulation } from './naive-simulation.oracle.ts'

const run = (fields: object) => backupCapacity(fields) as BackupResult

it('agrees day by day with the rules, simulated naively', () => {
  fc.assert(
    fc.property(fc.oneof(input, withoutGfs, cloned, varied), (fields) => {
      const { plan, simulation, result } = runOf(fields)
      const oracle = naiveSimulation(plan)
      const { beforePruneTB, pointsBeforePrune, storedTB, objectTB } = simulation.timeline
      for (const [index, day] of oracle.days.entries()) {
        expect(objectTB[index]).toBeCloseTo(day.object, 8)
        expect(beforePruneTB[index]).toBeCloseTo(day.before, 8)
        expect(pointsBeforePrune[index]).toBe(day.points)
        expect(storedTB[index]).toBeCloseTo(day.after, 8)
      }
      expect([result.pointsEnd, result.fullsEnd]).toEqual([oracle.points, oracle.fulls])
      expect(result.storedTBEnd).toBeCloseTo(oracle.stored, 8)
      expect(result.objectTBEnd ?? 0).toBeCloseTo(oracle.object, 8)
    }),
    { numRuns: 200 },
  )
})

it('shares as many blocks as a block-by-block count does, on both storages', () => {
  const shared = fc.record({
    method: fc.constant('synthetic-full' as const),
    blockClone: fc.constant(true),
    sourceTB: fc.constant(12),
    // Shares that are whole numbers of the oracle's 240 blocks at each backup.
    dailyChangePct: fc.constantFrom(0, 5, 10, 20, 50, 100),
    backupsPerDay: fc.constantFrom(1, 2, 3, 4),
    reductionRatioFull: fc.constantFrom(1, 2),
    fullEveryDays: fc.integer({ min: 1, max: 12 }),
    retentionPoints: fc.integer({ min: 1, max: 30 }),
    gfsWeekly: gfs,
    gfsMonthly: gfs,
    horizonDays: fc.integer({ min: 1, max: 90 }),
    objectTier: fc.constantFrom('none', 'copy', 'move'),
    objectAfterDays: fc.integer({ min: 0, max: 20 }),
  })
  fc.assert(
    fc.property(shared, (fields) => {
      const { plan, simulation, result } = runOf(fields)
      const points = simulation.kept.map(({ step, kind, moved }) => ({ step, full: kind === 'full', moved }))
      const local = points.filter(({ moved }) => !moved)
      const object = points.filter(({ moved }) => moved || plan.objectTier === 'copy')
      expect(result.storedTBEnd).toBeCloseTo(countBlocks(plan, local), 9)
      expect(result.objectTBEnd ?? 0).toBeCloseTo(countBlocks(plan, object), 9)
    }),
    { numRuns: 60 },
  )
})

describe('identities', () => {
  it('the peak is never below what is stored, except where a merged full grows with its source', () => {
    fc.assert(
      fc.property(fc.oneof(input, cloned), (fields) => {
        const { plan, simulation, result } = runOf(fields)
        const { storedTB, beforePruneTB } = simulation.timeline
        expect(beforePruneTB[result.peakDay - 1]).toBeCloseTo(result.peakTB, 9)
        for (const size of beforePruneTB) expect(size).toBeLessThanOrEqual(result.peakTB)
        const resizes = plan.method === 'forever-incremental' || plan.blockClone
        if (resizes && plan.annualGrowth > 0) return
        for (const size of storedTB) expect(size).toBeLessThanOrEqual(result.peakTB * (1 + 1e-12))
      }),
    )
  })

  it('the restore points left at the end match the counts and add up to the stored size', () => {
    fc.assert(
      fc.property(input, (fields) => {
        const { result, simulation } = runOf(fields)
        const { kept } = simulation
        expect(kept).toHaveLength(result.pointsEnd)
        expect(kept.filter(({ kind }) => kind === 'full')).toHaveLength(result.fullsEnd)
        expect(kept.reduce((sum, { sizeTB }) => sum + sizeTB, 0)).toBeCloseTo(result.storedTBEnd, 8)
        expect(result.pointsEnd).toBe(result.fullsEnd + result.nonFullPointsEnd)
      }),
    )
  })

  it('requirement, working space and copies build on the peak', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: 4 }), (fields, backupCopies) => {
        const { peakTB, workingSpaceTB, requiredPerCopyTB, totalAllCopiesTB } = run({
          ...fields,
          backupCopies,
        })
        expect(requiredPerCopyTB).toBeCloseTo((peakTB + workingSpaceTB) * (1 + fields.headroomPct / 100), 9)
        expect(totalAllCopiesTB).toBeCloseTo(requiredPerCopyTB * backupCopies, 9)
      }),
    )
  })
})

// No growth: if a source grows by more than it changes, older fulls are smaller, and keeping more points can need less.
const steady = withoutGfs.map((fields) => ({ ...fields, annualGrowthPct: 0 }))

describe('monotony', () => {
  it('keeping more points of a steady source never needs less', () => {
    fc.assert(
      fc.property(steady, fc.integer({ min: 1, max: 20 }), (fields, more) => {
        const longer = run({ ...fields, retentionPoints: fields.retentionPoints + more })
        expect(longer.peakTB).toBeGreaterThanOrEqual(run(fields).peakTB * (1 - 1e-9))
      }),
    )
  })

  it('a larger source needs proportionally more', () => {
    fc.assert(
      fc.property(input, (fields) => {
        const [once, twice] = [run(fields), run({ ...fields, sourceTB: fields.sourceTB * 2 })]
        expect(twice.peakTB).toBeCloseTo(once.peakTB * 2, 8)
        expect([twice.peakDay, twice.peakPoints]).toEqual([once.peakDay, once.peakPoints])
      }),
    )
  })
})

describe('any input', () => {
  const names = [
    ...[
      'sourceTB',
      'dailyChangePct',
      'annualGrowthPct',
      'reductionRatioFull',
      'reductionRatioIncremental',
      'method',
    ],
    ...[
      'compressionRatio',
      'dedupeRatio',
      'fullEveryDays',
      'retentionPoints',
      'gfsWeekly',
      'gfsMonthly',
      'gfsYearly',
    ],
    ...['startDate', 'horizonDays', 'blockClone', 'workingSpacePctOfFull', 'headroomPct', 'backupCopies'],
    ...['windowHours', 'timelineDays', 'sourceTB2', 'dailyChangePct2', 'reductionRatio2', 'sourceTB4'],
    ...['lockDays', 'backupsPerDay', 'leadTimeDays', 'objectTier', 'objectAfterDays'],
  ]
  const valid = {
    sourceTB: 10,
    dailyChangePct: 5,
    retentionPoints: 14,
    horizonDays: 60,
    gfsWeekly: 2,
    windowHours: 8,
  }

  it('gives a sound outcome', () => {
    fc.assert(
      fc.property(fc.oneof(damaged(valid, names), fc.jsonValue()), method, (anything, name) => {
        for (const fields of [anything, { ...Object(anything), method: name }] as object[]) {
          expect(defects(backupCapacity(fields), names)).toEqual([])
          expect(defects(workingOf(fields), names)).toEqual([])
          expect(defects(methodsOf(fields), names)).toEqual([])
        }
      }),
      { numRuns: 150 },
    )
  })
})
