import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { policyVersion } from '../config/rules.ts'
import { allowed, parseRecord } from './consent.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const day = 86_400_000
const record = {
  id: '6f1c2b7e-0d7e-4a8e-9d47-0f2f6a1f9b10',
  time: '2026-11-01T00:00:00.000Z',
  policyVersion,
  language: 'th' as const,
  choices: { analytics: true, marketing: false },
}
const stored = (changes: object) => JSON.stringify({ ...record, ...changes })

describe('a stored record', () => {
  it('is read as it was written', () => expect(parseRecord(JSON.stringify(record), now)).toEqual(record))

  it('is valid for 365 days', () => {
    const at = (age: number) => stored({ time: new Date(now - age).toISOString() })
    expect(parseRecord(at(365 * day - 1), now)).toBeDefined()
    expect(parseRecord(at(365 * day), now)).toBeUndefined()
  })

  it.each([
    ['another policy version', { policyVersion: policyVersion - 1 }],
    ['a date in the future', { time: new Date(now + 2 * day).toISOString() }],
    ['no date', { time: 'soon' }],
    ['another language', { language: 'xx' }],
    ['no id', { id: undefined }],
    ['a choice that is no yes or no', { choices: { analytics: 'yes', marketing: false } }],
    ['a missing choice', { choices: { analytics: true } }],
    ['no choices', { choices: null }],
  ])('with %s is ignored', (_what, changes) => expect(parseRecord(stored(changes), now)).toBeUndefined())

  it('of any other text is ignored', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseRecord(text, now) === undefined))
  })
})

describe('what is allowed', () => {
  it.each([
    ['opt-out', undefined, false, true, true],
    ['opt-out', undefined, true, true, false],
    ['opt-in', undefined, false, false, false],
    ['opt-in', undefined, true, false, false],
    ['opt-in', record, false, true, false],
    ['opt-out', { ...record, choices: { analytics: false, marketing: true } }, true, false, true],
  ] as const)(
    '%s, choice %o, GPC %s: analytics %s, marketing %s',
    (mode, choice, globalPrivacyControl, analytics, marketing) => {
      expect(allowed({ mode, record: choice, globalPrivacyControl })).toEqual({ analytics, marketing })
    },
  )
})
