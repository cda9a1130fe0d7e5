import fc from 'fast-check'
import { expect, it } from 'vitest'
import { corrupt } from '../browser/corrupt.arbitrary.ts'
import { parseDraft } from './draft.ts'
import { fieldNames, mistakesIn } from './fields.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const draft = {
  values: {
    name: 'สมชาย ใจดี',
    company: 'Company',
    email: 'somchai@company.co.th',
    phone: '',
    topic: 'quotation',
    callTime: '',
    message: 'Line one\nLine two',
    consent: 'yes',
  },
  id: '6f1c2b7e-0d7e-4a8e-9d47-0f2f6a1f9b10',
  time: now - 60_000,
}

it('a corrupt draft is ignored, or the form can show and check it', () => {
  let drafts = 0
  fc.assert(
    fc.property(corrupt(draft), (text) => {
      const parsed = parseDraft(text, now)
      if (!parsed) return
      drafts++
      expect(parsed.id).toMatch(/^[\da-f-]{36}$/)
      expect(Math.abs(now - parsed.time)).toBeLessThan(7 * 86_400_000)
      for (const field of fieldNames) expect(parsed.values[field]).toBeTypeOf('string')
      expect(fieldNames).toEqual(expect.arrayContaining(Object.keys(mistakesIn(parsed.values))))
    }),
    { numRuns: 5000 },
  )
  expect(drafts).toBeGreaterThan(5)
})
