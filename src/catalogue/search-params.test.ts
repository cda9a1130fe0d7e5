import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch, validateSearch } from './search-params.ts'

describe('a query', () => {
  it('keeps every digit and sign of what was typed', () => {
    expect(parseSearch('?value=12345678901234567890.5&unit=Mbit/s')).toEqual({
      value: '12345678901234567890.5',
      unit: 'Mbit/s',
    })
    expect(stringifySearch({ value: '1,5', unit: 'Mbit/s', share: '50%' })).toBe(
      '?value=1,5&unit=Mbit/s&share=50%25',
    )
    expect(stringifySearch({})).toBe('')
  })

  it('survives writing and reading, whatever it contains', () => {
    const texts = fc.dictionary(fc.stringMatching(/^[a-z][A-Za-z]{0,8}$/), fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(texts, (search) => {
        expect(parseSearch(stringifySearch(search))).toEqual({ ...search })
      }),
    )
  })

  it('holds only texts, of limited length', () => {
    expect(validateSearch({ a: 'x', b: 1, c: { d: 1 } })).toEqual({ a: 'x' })
    expect(parseSearch(`?a=${'1'.repeat(9999)}`).a).toHaveLength(2000)
  })
})
