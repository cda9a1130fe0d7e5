import { describe, expect, it } from 'vitest'
import { isInputError } from '../shared/input-error.ts'
import { evaluate } from '../ui/form/evaluate.ts'
import type { Values } from '../ui/form/fields.ts'
import { stepped } from '../ui/form/stepper.tsx'
import { fieldsOfForm, initialValues } from '../ui/form/values.ts'
import { answerRaid } from './answer.ts'
import { raidForm } from './form.ts'
import { raidLevels } from './levels.ts'
import { levelsOf } from './plans.test-data.ts'

const initial = initialValues(raidForm)
const levelField = fieldsOfForm(raidForm).find(({ name }) => name === 'level')
const countField = fieldsOfForm(raidForm).find(({ name }) => name === 'diskCount')

const impossible = (values: Values) =>
  (levelField?.kind === 'choice' && levelField.impossible?.({ ...initial, ...values })) || {}

describe('the levels of the form', () => {
  it('are marked with the fewest disks they need', () => {
    const marks = impossible({ diskCount: '3' })
    expect(marks['6']).toEqual({ mark: '≥ 4', reason: 'too-few-disks', values: { min: 4 } })
    expect(marks['60']?.mark).toBe('≥ 8')
    expect(marks['5']).toBeUndefined()
    expect(impossible({ diskCount: '9' })['10']).toEqual({ mark: '÷ 2', reason: 'not-divisible' })
  })

  it('are marked exactly where the comparison finds them impossible', () => {
    for (let diskCount = 1; diskCount <= 40; diskCount++)
      for (const hotSpares of [0, 1, 3].filter((spares) => spares < diskCount)) {
        const values = { diskCount: `${diskCount}`, hotSpares: `${hotSpares}` }
        const outcomes = levelsOf({ diskCount, hotSpares, diskSizeTB: 12 })
        if (isInputError(outcomes)) throw new Error(`${outcomes.field} was refused`)
        expect(Object.keys(impossible(values)).sort()).toEqual(
          raidLevels.filter((level) => isInputError(outcomes[level])).sort(),
        )
      }
  })

  it('are determined once for the same values, however many fields use them', () => {
    const find = levelField?.kind === 'choice' ? levelField.impossible : undefined
    const values = { ...initial, diskCount: '3' }
    expect(find?.(values)).toBe(find?.(values))
    expect(Object.keys(find?.({ ...values, diskCount: '2' }) ?? {})).toContain('5')
  })

  it('ignore sizes that are not numbers, and are not marked if the question is the number of disks', () => {
    expect(impossible({ diskSize: 'x' })).toEqual({})
    expect(impossible({ question: 'disks', diskCount: '1' })).toEqual({})
  })
})

describe('a step of the number of disks', () => {
  it.each(raidLevels.flatMap((level) => ['0', '2'].map((hotSpares) => [level, hotSpares] as const)))(
    'leads from nothing to disks that make RAID %s with %s spares, and on to more of them',
    (level, hotSpares) => {
      let values: Values = { ...initial, level, hotSpares, groupCount: '3', mirrorWidth: '3', diskCount: '' }
      for (let press = 0; press < 6; press++) {
        const step = countField?.kind === 'number' ? countField.step : undefined
        if (!step) throw new Error('the number of disks has no steps')
        const current = values.diskCount ? Number(values.diskCount) : Number.NaN
        values = { ...values, diskCount: stepped(step, values, current, 1) }
        expect(evaluate(raidForm, values, answerRaid).errors).toEqual({})
        expect(Number(values.diskCount)).toBeGreaterThan(current || 0)
      }
    },
  )
})

describe('more disks than any array has', () => {
  it.each<[Values, string]>([
    [{ level: '1', diskCount: '99999999999' }, 'diskCount'],
    [{ level: '1', diskCount: '10001' }, 'diskCount'],
    [{ level: '6', question: 'disks', wantedTB: '1e15' }, 'wantedTB'],
    [{ level: '6', question: 'disks', wantedTB: '100000000', diskSize: '1' }, 'wantedTB'],
    [{ level: '6', diskSize: '1e9' }, 'diskSize'],
    [{ level: '10', mirrorWidth: '1e9' }, 'mirrorWidth'],
    [{ level: '6', diskCount: '20000', hotSpares: '15000' }, 'diskCount'],
    [{ level: '6', sizes: 'mixed', diskSizesTB: '9999x1 2x1' }, 'diskSizesTB'],
  ])('%j are refused at %s', (values, field) => {
    expect(evaluate(raidForm, { ...initial, ...values }, answerRaid).errors).toMatchObject({
      [field]: expect.any(String),
    })
  })

  it('match the longest list allowed', () => {
    const { result } = evaluate(
      raidForm,
      { ...initial, level: '6', sizes: 'mixed', diskSizesTB: '9999x1' },
      answerRaid,
    )
    expect(result?.result.usableTB).toBe(9997)
  })
})
