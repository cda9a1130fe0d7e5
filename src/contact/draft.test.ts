import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepDraft, parseDraft } from './draft.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const day = 86_400_000
const values = {
  name: 'สมชาย ใจดี',
  email: 'somchai@company.co.th',
  company: 'Company',
  phone: '',
  topic: 'quotation',
  callTime: '',
  message: 'Line one\nLine two',
  consent: 'yes',
}
const draft = { values, id: '6f1c2b7e-0d7e-4a8e-9d47-0f2f6a1f9b10', time: now - 60_000 }
const stored = (changes: object) => JSON.stringify({ ...draft, ...changes })

describe('a stored draft', () => {
  it('is read as it was written', () => expect(parseDraft(JSON.stringify(draft), now)).toEqual(draft))

  it('is offered for seven days', () => {
    expect(parseDraft(stored({ time: now - 7 * day + 1 }), now)).toBeDefined()
    expect(parseDraft(stored({ time: now - 7 * day }), now)).toBeUndefined()
  })

  it.each([
    ['a date in the future', { time: now + 2 * day }],
    ['no date', { time: 'soon' }],
    ['no id', { id: undefined }],
    ['another kind of id', { id: '<script>' }],
    ['no values', { values: null }],
    ['a missing field', { values: { ...values, message: undefined } }],
    ['a field that is not a text', { values: { ...values, name: 7 } }],
    ['a field longer than anyone may write', { values: { ...values, name: 'x'.repeat(201) } }],
  ])('with %s is ignored', (_what, changes) => expect(parseDraft(stored(changes), now)).toBeUndefined())

  it('of any other text is ignored', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseDraft(text, now) === undefined))
  })
})

describe('the id of a message', () => {
  it('stays the same while the message does', () => expect(keepDraft({ ...values }, draft).id).toBe(draft.id))

  it('is new for a changed message, and for the first', () => {
    expect(keepDraft({ ...values, phone: '020000000' }, draft).id).not.toBe(draft.id)
    expect(keepDraft(values, undefined).id).toMatch(/^[\da-f-]{36}$/)
  })
})
