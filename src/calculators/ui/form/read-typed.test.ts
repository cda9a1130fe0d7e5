import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readList, readNumber } from './read-typed.ts'

describe('a typed number', () => {
  it.each([
    ['12', '12'],
    ['0.5', '0.5'],
    ['.5', '.5'],
    ['1,5', '1.5'],
    ['0,500', '0.500'],
    ['1,500', '1500'],
    ['1,234,567.8', '1234567.8'],
    ['1.234.567,8', '1234567.8'],
    ['1.500', '1.500'],
    ['1 234 567', '1234567'],
    ['1\u00a0234,5', '1234.5'],
    ["1'000", '1000'],
    ['๑๒.๕', '12.5'],
    ['１，２３４．５', '1234.5'],
    ['－３', '-3'],
    ['−3', '-3'],
    ['+3', '+3'],
    ['1e-3', '1e-3'],
    ['2,5E6', '2.5E6'],
    [' 7 ', '7'],
    ['12,', '12'],
    ['"12"', '12'],
    ['“1,500”', '1500'],
    ['99999999999999999999.000000000000000001', '99999999999999999999.000000000000000001'],
  ])('%s is %s', (typed, read) => {
    expect(readNumber(typed)).toBe(read)
  })

  it.each([
    '',
    ' ',
    'abc',
    '1..2',
    '1,2,3',
    '12,34,56',
    '1 2',
    '--1',
    '1e',
    'e5',
    '.',
    '5%',
    '0x10',
    '10⁵',
    'Infinity',
    '1'.repeat(401),
  ])('%j is not a number', (typed) => {
    expect(readNumber(typed)).toBeUndefined()
  })

  it('reads back as the same number in the notation of either language', () => {
    const notations = ['en-GB', 'th-TH', 'th-TH-u-nu-thai', 'de-DE', 'fr-FR']
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.constantFrom(...notations),
        (hundredths, locale) => {
          const number = hundredths / 100
          const typed = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(number)
          expect(Number(readNumber(typed))).toBe(number)
        },
      ),
    )
  })

  it('is always either a finite number or none', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const read = readNumber(typed)
        expect(read === undefined || !Number.isNaN(Number(read))).toBe(true)
      }),
    )
  })
})

describe('a typed list', () => {
  it.each([
    ['4 4 8', [4, 4, 8]],
    ['4, 4, 8', [4, 4, 8]],
    ['4,4,8', [4, 4, 8]],
    ['4,5; 8', [4.5, 8]],
    ['2x4 8', [4, 4, 8]],
    ['2×1,5 3', [1.5, 1.5, 3]],
    ['๔\n๘', [4, 8]],
    ['', []],
    ['x', [Number.NaN]],
    ['4 x 8', [8, 8, 8, 8]],
    ['4 x', [Number.NaN]],
    ['x 8', [Number.NaN, 8]],
    ['4 × 16 + 2 × 8', [16, 16, 16, 16, 8, 8]],
    ['16TB 8', [Number.NaN, 8]],
  ])('%j is %j', (typed, read) => {
    expect(readList(typed)).toEqual(read)
  })

  it.each(['99999x1', '9999x1 '.repeat(250)])(
    'ends one element beyond the most that any takes: %.12s…',
    (typed) => {
      expect(readList(typed)).toHaveLength(10_001)
    },
  )
})
