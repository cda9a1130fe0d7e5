import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fieldsOf } from '../shared/checks.ts'
import { expectBack } from '../shared/conversion.arbitrary.ts'
import { damaged, defects } from '../shared/fuzz.arbitrary.ts'
import { isInputError } from '../shared/input-error.ts'
import { capacityUnits } from '../shared/units.ts'
import { answerCapacity } from './answer.ts'
import { convertCapacity, type DriveResult } from './engine.ts'
import { capacityWorking } from './working.ts'

const unit = fc.constantFrom(...capacityUnits.keys())

const convert = (amount: number, from: string, to: string) =>
  (convertCapacity({ value: amount, fromUnit: from, toUnits: [to] }) as { values: Record<string, number> })
    .values[to] ?? Number.NaN

it('a round trip preserves all but the last digit', () => expectBack(unit, convert))

it('the apparent loss of a drive is the gap to its binary size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (labelValue) => {
      const result = convertCapacity({ mode: 'drive', labelValue, labelUnit: 'TB' }) as DriveResult
      expect(result.osBinaryTiB).toBeCloseTo(labelValue * (1 - result.apparentLossPct / 100), 6)
      expect(result.osBinaryGiB / 1024).toBeCloseTo(result.osBinaryTiB, 9)
    }),
  )
})

it('any input gives a sound outcome', () => {
  const names = ['value', 'fromUnit', 'toUnits', 'mode', 'labelValue', 'labelUnit', 'idema', 'unit']
  const valid = {
    value: 1,
    fromUnit: 'MB',
    toUnits: ['MiB', 'QB'],
    labelValue: 4,
    labelUnit: 'TB',
    idema: true,
  }
  const anything = fc.oneof(
    damaged(valid, names),
    damaged({ ...valid, mode: 'drive' }, names),
    fc.jsonValue(),
  )
  fc.assert(
    fc.property(anything, (fields) => {
      expect(defects(convertCapacity(fields as object), names)).toEqual([])
      for (const question of ['units', 'drive']) {
        const answer = answerCapacity({ ...fieldsOf(fields), question, toUnit: 'MiB' })
        if (isInputError(answer)) expect(defects(answer, [...names, 'labelUnit'])).toEqual([])
        else expect(defects([answer.rows, capacityWorking(answer)], names)).toEqual([])
      }
    }),
    { numRuns: 500 },
  )
})
