import { describe, expect, it } from 'vitest'
import { isInputError } from '../shared/input-error.ts'
import { evaluate } from '../ui/form/evaluate.ts'
import { initialValues, readValues } from '../ui/form/values.ts'
import { answerRaid } from './answer.ts'
import { allLevels, impossibleReason } from './comparisons.ts'
import { raidForm } from './form.ts'
import { raidLevels } from './levels.ts'

const initial = initialValues(raidForm)
const run = (typed: Record<string, string>) => evaluate(raidForm, { ...initial, ...typed }, answerRaid)

describe('the page’s answer', () => {
  it('accepts sizes in every unit', () => {
    expect(run({ diskSize: '12000', diskSizeUnit: 'GB' }).result?.result.usableTB).toBe(72)
    expect(run({ diskSizeUnit: 'TiB' }).result?.result.usableTiB).toBeCloseTo(72, 9)
    expect(run({ diskSizeUnit: 'XB' }).errors).toEqual({ diskSizeUnit: 'unknown-unit' })
  })

  it('accepts mixed sizes in place of count and size', () => {
    const { result } = run({ sizes: 'mixed', diskSizesTB: '3x4 2x8', level: '5' })
    expect(result?.result).toMatchObject({ rawTB: 28, usableTB: 16, strandedTB: 8 })
  })

  it.each(raidLevels.filter((level) => level !== '1'))(
    'finds disks that reach a capacity at level %s',
    (level) => {
      const { result } = run({ question: 'disks', wantedTB: '50', level })
      expect(result?.result.usableTB).toBeGreaterThanOrEqual(50)
      expect(result?.plan.disks.count).toBeGreaterThan(1)
      expect(result?.needs).toBeDefined()
    },
  )

  it('refuses capacities that no number of disks reaches, and unknown choices', () => {
    expect(run({ question: 'disks', wantedTB: '50', level: '1' }).errors).toEqual({ level: 'out-of-range' })
    expect(run({ question: 'why', sizes: 'odd', level: '7' }).errors).toEqual({
      question: 'out-of-range',
      sizes: 'out-of-range',
      level: 'unknown-level',
    })
  })

  it('names the fewest disks of a level, including its groups and hot spares', () => {
    const told = (typed: Record<string, string>) => raidForm.errorValues?.({ ...initial, ...typed })
    expect(run({ diskCount: '3' }).errors).toEqual({ diskCount: 'too-few-disks' })
    expect(told({ diskCount: '3' })).toMatchObject({ level: 'RAID 6', min: 4 })
    expect(told({ hotSpares: '2' })).toMatchObject({ level: 'RAID 6', min: 6 })
    expect(told({ level: '60', groupCount: '3' })).toMatchObject({ level: 'RAID 60', min: 12 })
    expect(told({ level: '60', groupCount: 'many' })).toMatchObject({ level: 'RAID 60', min: 8 })
    expect(told({ level: '10', mirrorWidth: '3' })).toMatchObject({ level: 'RAID 10', min: 6 })
    expect(told({ level: 'Z3' })).toMatchObject({ level: 'RAID-Z3', min: 4 })
    expect(told({ level: '7' })).toEqual({})
  })

  it('names the nearest numbers of disks that divide into mirrors or groups, hot spares included', () => {
    const told = (typed: Record<string, string>) => raidForm.errorValues?.({ ...initial, ...typed })
    expect(run({ level: '10', diskCount: '11' }).errors).toEqual({ diskCount: 'not-divisible' })
    expect(told({ level: '10', diskCount: '11' })).toMatchObject({ set: 2, below: 10, above: 12 })
    expect(told({ level: '10', diskCount: '12', hotSpares: '1' })).toMatchObject({
      set: 2,
      below: 11,
      above: 13,
    })
    expect(told({ level: '60', groupCount: '3', diskCount: '16' })).toMatchObject({
      set: 3,
      below: 15,
      above: 18,
    })
  })

  it('gives the true reason why a level cannot reach the capacity', () => {
    const reasons = (typed: Record<string, string>) => {
      const { result } = run({ question: 'disks', ...typed })
      const needs = Object.entries(result?.needs?.byLevel ?? {})
      return Object.fromEntries(
        needs.flatMap(([level, need]) =>
          need === null || isInputError(need) ? [[level, need && impossibleReason(need)]] : [],
        ),
      )
    }
    const tooMany = 'too-many-disks'
    expect(reasons({ wantedTB: '100000' })).toEqual({
      1: null,
      '1E': tooMany,
      10: tooMany,
      dRAID2: tooMany,
      dRAID3: tooMany,
    })
    const groups = 'too-few-groups'
    expect(reasons({ level: 'Z1', groupCount: '1' })).toEqual({ 1: null, 50: groups, 60: groups })
  })

  it.each<[Record<string, string>, Record<string, string>]>([
    [
      { level: 'Z1', groupCount: '1' },
      { 50: 'too-few-groups', 60: 'too-few-groups' },
    ],
    [
      { diskCount: '3', level: '5' },
      { 6: 'too-few-disks', 10: 'too-few-disks', Z1: 'possible' },
    ],
    [{ diskCount: '9' }, { 10: 'not-divisible', 50: 'not-divisible', 5: 'possible' }],
    [
      { level: '0', rebuildRateMBps: '1e-305' },
      { 0: 'possible', 1: 'no-result', 'SHR-2': 'no-result' },
    ],
  ])('gives the true reason why a level is impossible with %j', (typed, expected) => {
    const { result } = run(typed)
    if (!result) throw new Error('no answer')
    const reasons = Object.entries(allLevels(result.array)).map(([level, outcome]) => [
      level,
      isInputError(outcome) ? impossibleReason(outcome) : 'possible',
    ])
    expect(Object.fromEntries(reasons)).toMatchObject(expected)
  })

  it('matches the calculator for the form’s initial values', () => {
    const outcome = answerRaid(readValues(raidForm, initial))
    expect(isInputError(outcome)).toBe(false)
  })
})
