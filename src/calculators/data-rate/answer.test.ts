import { describe, expect, it } from 'vitest'
import { evaluate } from '../ui/form/evaluate.ts'
import { initialValues } from '../ui/form/values.ts'
import { answerDataRate } from './answer.ts'
import { dataRateForm } from './form.ts'

const initial = initialValues(dataRateForm)
const run = (typed: Record<string, string>) =>
  evaluate(dataRateForm, { ...initial, ...typed }, answerDataRate)

describe('the page’s answer', () => {
  it('is exact in the requested unit', () => {
    expect(run({}).result?.text).toBe('12.5')
    expect(run({ value: '0,1', fromUnit: 'Gbit/s', toUnit: 'bit/s' }).result?.text).toBe('100000000')
  })

  it('understands other names of the units', () => {
    expect(run({ fromUnit: 'mbps' }).result).toMatchObject({ from: 'Mbit/s', to: 'MB/s', text: '12.5' })
    expect(run({ fromUnit: 'MBps', toUnit: 'KB/s' }).result).toMatchObject({ to: 'kB/s', text: '100000' })
    expect(run({ toUnit: 'Kbps' }).result).toMatchObject({ to: 'kbit/s', text: '100000' })
  })

  it.each([
    ['100 Mbps', 'Mbit/s', '12.5'],
    ['100mbps', 'Mbit/s', '12.5'],
    ['1,5 Gb/s', 'Gbit/s', '187.5'],
    ['๑๐๐ KB/s', 'kB/s', '0.1'],
    ['1e3 MiB/s', 'MiB/s', '1048.576'],
  ])('reads a unit typed after the number: %s', (value, from, text) => {
    expect(run({ value }).result).toMatchObject({ from, text })
  })

  it.each(['100 Q', '100 apples', 'Mbps', '100 Mbps 5'])('does not guess at %s', (value) => {
    expect(run({ value }).errors).toEqual({ value: 'not-a-number' })
  })

  it('marks each field where it is wrong', () => {
    expect(run({ value: 'x', fromUnit: 'parsec', toUnit: '' }).errors).toEqual({
      value: 'not-a-number',
      fromUnit: 'unknown-unit',
      toUnit: 'unknown-unit',
    })
  })
})
