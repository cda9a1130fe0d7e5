/** @module-tag slow */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { damaged, defects } from '../shared/fuzz.arbitrary.ts'
import { isInputError } from '../shared/input-error.ts'
import type { DiskNeeds } from './comparisons.ts'
import type { RaidComparison } from './engine.ts'
import { calculateRaid, calculateRaidLevel, type RaidResult } from './engine.ts'
import { levelRules, raidLevels } from './levels.ts'
import { capacityPieces, type DrawnDisk, diskRoles } from './picture.ts'
import { levelsOf, needsOf, planned, stepsOf } from './plans.test-data.ts'

const level = fc.constantFrom(...raidLevels)
const sizeTB = fc.integer({ min: 1, max: 3000 }).map((hundredths) => hundredths / 100)
const layout = { groupCount: fc.integer({ min: 1, max: 4 }), mirrorWidth: fc.integer({ min: 2, max: 4 }) }
const uniform = { ...layout, diskCount: fc.integer({ min: 1, max: 60 }), diskSizeTB: sizeTB }
const mixed = { ...layout, diskSizesTB: fc.array(sizeTB, { minLength: 1, maxLength: 24 }) }
const spares = { level, hotSpares: fc.integer({ min: 0, max: 3 }) }
const input = fc.oneof(fc.record({ ...spares, ...uniform }), fc.record({ ...spares, ...mixed }))

function whenValid<T extends object>(
  outcome: T,
  check: (result: Exclude<T, { error: unknown }>) => void,
): void {
  if (!isInputError(outcome)) check(outcome as Exclude<T, { error: unknown }>)
}

describe('identities', () => {
  it('raw = usable + protection + spare + stranded, all of them at least 0', () => {
    fc.assert(
      fc.property(input, (disks) =>
        whenValid(calculateRaidLevel(disks), ({ rawTB, usableTB, protectionTB, spareTB, strandedTB }) => {
          expect(usableTB + protectionTB + spareTB + strandedTB).toBeCloseTo(rawTB, 9)
          expect(Math.min(usableTB, protectionTB, spareTB, strandedTB)).toBeGreaterThanOrEqual(0)
        }),
      ),
    )
  })

  it('the roles of the drawn disks add up to the result', () => {
    const total = (disks: readonly DrawnDisk[], ...roles: readonly string[]) =>
      disks
        .flatMap(({ segments }) => segments)
        .reduce((sum, { role, sizeTB }) => sum + (roles.includes(role) ? sizeTB : 0), 0)
    fc.assert(
      fc.property(input, (disks) =>
        whenValid(calculateRaidLevel(disks), (result) => {
          const drawn = planned(diskRoles)(disks) as readonly DrawnDisk[]
          expect(total(drawn, 'data')).toBeCloseTo(result.usableTB, 9)
          expect(total(drawn, 'parity', 'mirror')).toBeCloseTo(result.protectionTB, 9)
          expect(total(drawn, 'spare', 'embedded-spare')).toBeCloseTo(result.spareTB, 9)
          expect(total(drawn, 'stranded')).toBeCloseTo(result.strandedTB, 9)
        }),
      ),
    )
  })

  it('the pieces of the split add up to the result, part by part', () => {
    fc.assert(
      fc.property(input, (disks) =>
        whenValid(calculateRaidLevel(disks), (result) => {
          const pieces = planned(capacityPieces)(disks) as ReturnType<typeof capacityPieces>
          for (const part of ['usable', 'protection', 'spare', 'stranded'] as const) {
            const ofPart = pieces.filter((piece) => piece.part === part)
            expect(ofPart.reduce((sum, { sizeTB }) => sum + sizeTB, 0)).toBeCloseTo(result[`${part}TB`], 9)
          }
        }),
      ),
    )
  })

  it('the comparison agrees with each level alone', () => {
    fc.assert(
      fc.property(input, (disks) =>
        whenValid(calculateRaid({ ...disks, mode: 'compare' }), (outcome) => {
          for (const [name, summary] of Object.entries((outcome as RaidComparison).levels)) {
            expect(calculateRaidLevel({ ...disks, level: name })).toMatchObject(summary)
          }
        }),
      ),
    )
  })
})

describe('monotony', () => {
  it('more disks never lower the usable capacity of a level', () => {
    fc.assert(
      fc.property(fc.record({ level, ...uniform }), fc.integer({ min: 1, max: 20 }), (disks, more) => {
        const [fewer, greater] = [disks, { ...disks, diskCount: disks.diskCount + more }].map(
          calculateRaidLevel,
        )
        if (!fewer || !greater || isInputError(fewer) || isInputError(greater)) return
        expect(greater.usableTB).toBeGreaterThanOrEqual(fewer.usableTB)
      }),
    )
  })

  it('a read error gets more likely the more is read, and is never impossible or certain', () => {
    fc.assert(
      fc.property(sizeTB, fc.integer({ min: 14, max: 18 }), (size, ureExponent) => {
        const risk = (diskCount: number) =>
          (calculateRaidLevel({ level: '5', diskCount, diskSizeTB: size, ureExponent }) as RaidResult)
            .pUreRebuild ?? 0
        expect(risk(3)).toBeGreaterThan(0)
        expect(risk(4)).toBeGreaterThanOrEqual(risk(3))
        expect(risk(4)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

it('finds the fewest disks that reach a capacity: one step fewer does not', () => {
  const wish = fc.record({
    wantedTB: fc.integer({ min: 1, max: 3000 }).map((tenths) => tenths / 10),
    diskSizeTB: sizeTB,
    groupCount: fc.constantFrom(2, 3),
  })
  fc.assert(
    fc.property(wish, ({ wantedTB, ...disks }) => {
      const needs = needsOf({ wantedTB, ...disks }) as DiskNeeds
      for (const name of raidLevels) {
        const need = needs[name]
        if (need === null) expect([name, disks.diskSizeTB < wantedTB]).toEqual(['1', true])
        if (need === null || isInputError(need)) continue
        const reached = calculateRaidLevel({ level: name, ...disks, diskCount: need.diskCount }) as RaidResult
        expect(reached.usableTB).toBe(need.usableTB)
        expect(reached.usableTB * (1 + 1e-12)).toBeGreaterThanOrEqual(wantedTB)
        const step = levelRules[name].divisor({
          n: 0,
          groups: levelRules[name].groups ? disks.groupCount : 1,
          mirrorWidth: 2,
          spares: 0,
          dataDisks: null,
        })
        const fewer = calculateRaidLevel({ level: name, ...disks, diskCount: need.diskCount - step })
        expect(isInputError(fewer) || fewer.usableTB < wantedTB).toBe(true)
      }
    }),
  )
})

describe('any input', () => {
  const names = [
    ...[
      'mode',
      'level',
      'diskCount',
      'diskSizeTB',
      'diskSizeTiB',
      'diskSizeGB',
      'diskSizesTB',
      'hotSpares',
      'groupCount',
    ],
    ...[
      'mirrorWidth',
      'diskIops',
      'readPct',
      'ureExponent',
      'rebuildRateMBps',
      'annualFailureRatePct',
      'ashift',
      'recordKiB',
      'dataDisks',
      'mttdl',
      'diskPrice',
      'diskWatts',
      'wantedTB',
    ],
  ]
  const valid = {
    level: 'Z1',
    diskCount: 8,
    diskSizeTB: 4,
    diskIops: 100,
    ureExponent: 15,
    rebuildRateMBps: 100,
    annualFailureRatePct: 2,
    mttdl: true,
    ashift: 12,
    recordKiB: 16,
    diskPrice: 300,
    diskWatts: 7,
    wantedTB: 9,
  }
  const functions = [calculateRaid, levelsOf, planned(diskRoles), planned(capacityPieces), needsOf, stepsOf]

  it('gives a sound outcome', () => {
    fc.assert(
      fc.property(fc.oneof(damaged(valid, names), fc.jsonValue()), level, (anything, name) => {
        for (const fields of [anything, { ...Object(anything), level: name }]) {
          for (const run of functions)
            expect(defects(run(fields as object), [...names, 'diskSize'])).toEqual([])
        }
      }),
      { numRuns: 1000 },
    )
  })
})
