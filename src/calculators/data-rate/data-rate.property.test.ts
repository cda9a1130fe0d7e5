import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fieldsOf } from '../shared/checks.ts'
import { amounts, expectBack } from '../shared/conversion.arbitrary.ts'
import { damaged, defects } from '../shared/fuzz.arbitrary.ts'
import { isInputError, settle } from '../shared/input-error.ts'
import { rateUnits } from '../shared/units.ts'
import { answerDataRate } from './answer.ts'
import { convertDataRate, dataRateWorking, readRate } from './engine.ts'

const unit = fc.constantFrom(...rateUnits.keys())

const convert = (amount: number | string, from: string, to: string) =>
  (convertDataRate({ value: amount, fromUnit: from, toUnits: [to] }) as { values: Record<string, number> })
    .values[to] ?? Number.NaN

it('a round trip preserves all but the last digit', () => expectBack(unit, convert))

it('in its own unit a value is unchanged, as a number and as text', () => {
  fc.assert(
    fc.property(amounts, unit, (amount, from) => {
      expect(convert(amount, from, from)).toBe(amount)
      expect(convert(String(amount), from, from)).toBe(amount)
    }),
  )
})

it('a byte is eight bits with every prefix', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom('', 'k', 'M', 'Q', 'Ki', 'Yi'), (amount, prefix) => {
      expect(convert(amount, `${prefix}B/s`, `${prefix}bit/s`)).toBe(amount * 8)
    }),
  )
})

it('any input gives a sound outcome', () => {
  const names = ['value', 'fromUnit', 'toUnits', 'volumes', 'unit']
  const valid = { value: 1, fromUnit: 'Mbit/s', toUnits: ['MB/s', 'QB/s'], volumes: true }
  fc.assert(
    fc.property(fc.oneof(damaged(valid, names), fc.jsonValue()), (anything) => {
      expect(defects(convertDataRate(anything as object), names)).toEqual([])
      const rate = settle(() => readRate(fieldsOf(anything)))
      if (!isInputError(rate)) expect(defects(dataRateWorking(rate), names)).toEqual([])
      const answer = answerDataRate({ ...fieldsOf(anything), toUnit: 'MB/s' })
      expect(defects(isInputError(answer) ? answer : [answer.rows, answer.interfaces], names)).toEqual([])
    }),
    { numRuns: 500 },
  )
})
