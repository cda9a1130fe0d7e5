import { describe, expect, it } from 'vitest'
import { evaluate } from '../ui/form/evaluate.ts'
import { initialValues } from '../ui/form/values.ts'
import { answerCapacity } from './answer.ts'
import { capacityForm } from './form.ts'

const initial = initialValues(capacityForm)
const run = (typed: Record<string, string>) =>
  evaluate(capacityForm, { ...initial, ...typed }, answerCapacity)

describe('the page’s answer', () => {
  it('converts to the requested unit without losing a digit', () => {
    expect(run({ value: '1', fromUnit: 'KiB', toUnit: 'bit' }).result).toMatchObject({ text: '8192' })
    expect(run({ value: '1', fromUnit: 'KB', toUnit: 'Kbit' }).result).toMatchObject({
      from: 'kB',
      to: 'kbit',
      text: '8',
    })
    expect(run({ value: '1', fromUnit: 'QiB', toUnit: 'RiB' }).result).toMatchObject({ text: '1024' })
    expect(run({ value: '1', fromUnit: 'QB', toUnit: 'B' }).result).toMatchObject({ text: '1e30' })
  })

  it('reads a label as systems show it', () => {
    const { result } = run({ question: 'drive', labelValue: '4' })
    expect(result).toMatchObject({ shown: { macos: '4' }, drive: { idemaBytes: 4_000_787_030_016 } })
  })

  it.each(['MB', 'GB', 'TB', 'PB', 'QB', 'GiB', 'B'])(
    'shows a drive of 512 %s as much smaller as it says',
    (labelUnit) => {
      const { result } = run({ question: 'drive', labelValue: '512', labelUnit })
      if (result?.question !== 'drive') throw new Error('refused')
      const { shown, drive } = result
      const isDecimal = shown.decimalUnit === labelUnit
      expect(isDecimal || shown.binaryUnit === labelUnit).toBe(true)
      expect(Number(isDecimal ? shown.windows : 512)).toBeCloseTo(
        512 * (1 - (isDecimal ? drive.apparentLossPct : 0) / 100),
        6,
      )
    },
  )

  it('marks each field where it is wrong', () => {
    expect(run({ fromUnit: 'XB', toUnit: 'YB!', value: '-1' }).errors).toEqual({
      value: 'out-of-range',
      fromUnit: 'unknown-unit',
      toUnit: 'unknown-unit',
    })
    expect(run({ question: 'drive', labelUnit: 'XB', labelValue: '0' }).errors).toEqual({
      labelValue: 'out-of-range',
      labelUnit: 'unknown-unit',
    })
    expect(run({ question: 'else' }).errors).toEqual({ question: 'out-of-range' })
  })
})
