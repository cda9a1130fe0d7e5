import fc from 'fast-check'
import { expect, it } from 'vitest'
import { corrupt } from '../browser/corrupt.arbitrary.ts'
import { fieldNames, rules } from './fields.ts'
import { parseTypedValues } from './typed-values.ts'

const values = {
  name: 'สมชาย ใจดี',
  company: '',
  email: 'somchai@',
  phone: '',
  topic: '',
  callTime: '',
  message: 'Line one\nLine two',
  consent: '',
}

it('values are read as they were typed, finished or not', () =>
  expect(parseTypedValues(JSON.stringify(values))).toEqual(values))

it('values kept by an earlier release, which had no time to call, are read', () => {
  const { callTime: _, ...before } = values
  expect(parseTypedValues(JSON.stringify(before))).toEqual(values)
})

it('corrupt storage is ignored, or the form can show its values', () => {
  let readable = 0
  fc.assert(
    fc.property(corrupt(values), (text) => {
      const parsed = parseTypedValues(text)
      if (!parsed) return
      readable++
      for (const field of fieldNames) expect(parsed[field].length).toBeLessThanOrEqual(2 * rules[field].max)
    }),
    { numRuns: 5000 },
  )
  expect(readable).toBeGreaterThan(5)
})
