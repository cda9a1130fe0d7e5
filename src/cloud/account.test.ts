import { describe, expect, it } from 'vitest'
import { accountOf } from './account.ts'

describe('the initial of an account', () => {
  it.each([
    ['the name', { name: 'somchai', email: 'x@example.com' }, 'S'],
    ['the e-mail without a name', { email: 'arisa@example.com' }, 'A'],
    ['the user name at last', { 'cognito:username': '0b1c', sub: 'zz' }, '0'],
    ['a Thai consonant, not the vowel written before it', { name: 'เจนจิรา' }, 'จ'],
    ['a character outside the basic plane whole', { name: '𝒜da' }, '𝒜'],
    ['a claim with letters, not a blank one', { name: ' ', given_name: 'Öz' }, 'Ö'],
    ['nothing without any name', { sub: '1' }, ''],
    ['nothing from a claim that is not a text', { name: 7 }, ''],
  ])('is %s', (_what, claims, initial) => expect(accountOf(claims)).toEqual({ initial }))
})
