import fc from 'fast-check'
import { expect, it } from 'vitest'
import { corrupt } from '../browser/corrupt.arbitrary.ts'
import { policyVersion } from '../config/rules.ts'
import { allowed, parseRecord } from './consent.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const record = {
  id: '6f1c2b7e-0d7e-4a8e-9d47-0f2f6a1f9b10',
  time: '2026-11-01T00:00:00.000Z',
  policyVersion,
  language: 'th',
  choices: { analytics: true, marketing: false },
}

it('a corrupt record is ignored, or has the right form', () => {
  let records = 0
  fc.assert(
    fc.property(corrupt(record), (text) => {
      const parsed = parseRecord(text, now)
      if (!parsed) return
      records++
      expect(parsed).toMatchObject({
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        time: expect.any(String),
        policyVersion,
        language: expect.stringMatching(/^(?:en|th)$/),
        choices: { analytics: expect.any(Boolean), marketing: expect.any(Boolean) },
      })
      const days = (now - Date.parse(parsed.time)) / 86_400_000
      expect(days).toBeGreaterThanOrEqual(-1)
      expect(days).toBeLessThan(365)
      const choices = allowed({ mode: 'opt-in', record: parsed, globalPrivacyControl: false })
      expect(choices).toBe(parsed.choices)
    }),
    { numRuns: 5000 },
  )
  expect(records).toBeGreaterThan(5)
})
