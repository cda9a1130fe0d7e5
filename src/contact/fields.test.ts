import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageOfKind } from '../catalogue/some-page.fixture.ts'
import { type FieldName, fieldNames, mistakeIn, mistakesIn, rules } from './fields.ts'

const filled = {
  name: 'Somchai Jaidee',
  email: 'somchai@company.co.th',
  company: 'Company',
  phone: '',
  topic: 'quotation',
  callTime: '',
  message: 'Twelve virtual machines on vSphere 7.',
  consent: 'yes',
}

describe('a field', () => {
  it.each<[FieldName, string, ReturnType<typeof mistakeIn>]>([
    ['name', 'ส', undefined],
    ['name', '   ', 'empty'],
    ['name', 'x'.repeat(101), 'long'],
    ['email', 'somchai+cloud@company.co.th', undefined],
    ['email', ' somchai@company.co.th ', undefined],
    ['email', 'สมชาย@บริษัท.ไทย', undefined],
    ['email', 'somchai', 'format'],
    ['email', 'somchai@company', 'format'],
    ['email', 'somchai@company..th', 'format'],
    ['email', 'somchai@@company.th', 'format'],
    ['email', 'a@company.th, b@company.th', 'format'],
    ['email', 'Somchai <somchai@company.th>', 'format'],
    ['phone', '', undefined],
    ['phone', '+66 2 000 0000', undefined],
    ['phone', '(02) 000-0000 ต่อ 12', undefined],
    ['phone', '๐๘๑-๐๐๐-๐๐๐๐', undefined],
    ['phone', '02 000 0000 ext. 5', undefined],
    ['phone', '12345', 'format'],
    ['phone', 'call me', 'format'],
    ['topic', 'other', undefined],
    ['topic', pageOfKind('service').id, undefined],
    ['topic', '', 'empty'],
    ['topic', 'home', 'format'],
    ['callTime', '', undefined],
    ['callTime', 'morning', undefined],
    ['callTime', 'midnight', 'format'],
    ['message', `${'ก'.repeat(4000)}\n`, undefined],
    ['message', 'ก'.repeat(4001), 'long'],
    ['consent', '', 'empty'],
    ['consent', 'yes', undefined],
  ])('%s "%s": %s', (field, value, mistake) => expect(mistakeIn(field, value)).toBe(mistake))

  it('takes any text without failing or hanging', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fieldNames), fc.string({ maxLength: 5000 }), (field, value) => {
        const mistake = mistakeIn(field, value)
        return mistake === undefined || ['empty', 'format', 'long'].includes(mistake)
      }),
    )
  })
})

describe('the form', () => {
  it('filled in has no mistakes', () => expect(mistakesIn(filled)).toEqual({}))

  it('left empty lacks everything that is required', () => {
    const empty = Object.fromEntries(fieldNames.map((field) => [field, ''])) as typeof filled
    const required = fieldNames.filter((field) => rules[field].required)
    expect(Object.keys(mistakesIn(empty))).toEqual(required)
  })
})
