import fc from 'fast-check'
import { expect, it } from 'vitest'
import { corrupt } from '../browser/corrupt.arbitrary.ts'
import { parseEntries } from './entries.ts'
import { fieldNames, rules } from './fields.ts'

const values = {
  name: 'สมชาย ใจดี',
  company: '',
  email: 'somchai@',
  phone: '',
  topic: '',
  message: 'Line one\nLine two',
  consent: '',
}

it('entries are read as they were written, finished or not', () =>
  expect(parseEntries(JSON.stringify(values))).toEqual(values))

it('corrupt entries are none, or some that the form can show', () => {
  let read = 0
  fc.assert(
    fc.property(corrupt(values), (text) => {
      const entries = parseEntries(text)
      if (!entries) return
      read++
      for (const field of fieldNames) expect(entries[field].length).toBeLessThanOrEqual(2 * rules[field].max)
    }),
    { numRuns: 5000 },
  )
  expect(read).toBeGreaterThan(5)
})
