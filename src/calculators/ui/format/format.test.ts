import { describe, expect, it } from 'vitest'
import { languageCodes, languages } from '../../../i18n/languages.ts'
import { formatOf } from './format.ts'

const { number, percent, money, month, date } = formatOf('en-GB')
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

describe('a number', () => {
  it.each([
    [0, '0'],
    [12.5, '12.5'],
    [1234567, '1,234,567'],
    [123456.789, '123,457'],
    [0.0833333333, '0.0833333'],
    [1e15, '1 × 10^15'],
    [1.234567e-9, '1.23457 × 10^-9'],
    [-1234.5, '-1,234.5'],
    [9.999_999_9e20, '1 × 10^21'],
    [Number.NaN, '–'],
    [Number.POSITIVE_INFINITY, '–'],
  ])('%d is written %s', (value, text) => {
    expect(spaced(number(value))).toBe(text)
  })

  it('given as decimal text keeps all its digits', () => {
    expect(number('123456789.012345', 15)).toBe('123,456,789.012345')
    expect(spaced(number('1.25e27', 15))).toBe('1.25 × 10^27')
  })

  it.each([
    [`125${'0'.repeat(400)}`, '1.25 × 10^402'],
    [`0.${'0'.repeat(400)}25`, '2.5 × 10^-401'],
    ['1e309', '1 × 10^309'],
    ['1e-400', '1 × 10^-400'],
    ['0.000', '0'],
    ['-0.5', '-0.5'],
    ['.5', '0.5'],
    ['many', '–'],
  ])('given as text may be larger or smaller than any double: %s', (text, shown) => {
    expect(spaced(number(text))).toBe(shown)
  })
})

it('shares, amounts and dates follow the language', () => {
  expect(spaced(percent(0.0915))).toBe('9.15%')
  expect(spaced(money(1234.5, 'THB'))).toBe('THB 1,234.50')
  expect(month('2026-11')).toBe('November 2026')
  expect(date('2025-01-06')).toBe('6 Jan 2025')
  expect(formatOf('th-TH').month('2026-11')).toBe('พฤศจิกายน 2569')
})

it('no language writes digits that the others cannot read', () => {
  for (const code of languageCodes) expect(formatOf(languages[code].locale).number(1234.5)).toBe('1,234.5')
})
