import { describe, expect, it } from 'vitest'
import { settle } from './input-error.ts'
import { compare, exactDecimal, nonNegativeDecimal } from './rational.ts'

const error = (code: string) => ({ error: code, field: 'value' })

describe('exactDecimal', () => {
  it.each([
    ['12.50', 25n, 2n],
    [' .5 ', 1n, 2n],
    ['5.', 5n, 1n],
    ['+1e3', 1000n, 1n],
    ['1E-3', 1n, 1000n],
    ['-0', 0n, 1n],
    ['0e999999999999', 0n, 1n],
    [0.1, 1n, 10n],
    [1e21, 10n ** 21n, 1n],
  ])('reads %j exactly', (value, n, d) => {
    expect(compare(exactDecimal(value, 'value'), { n, d })).toBe(0)
  })

  it('keeps every digit of long text', () => {
    expect(exactDecimal('123456789012345678901234567890.5', 'value')).toEqual({
      n: 1234567890123456789012345678905n,
      d: 10n,
    })
  })

  it.each([
    '',
    ' ',
    '.',
    'e5',
    '1,000',
    '1_000',
    '0x10',
    '1e',
    'Infinity',
    'NaN',
    '1e5.5',
    '--1',
    null,
    true,
    [1],
    {},
  ])('rejects %j as not a number', (value) => {
    expect(settle(() => exactDecimal(value, 'value'))).toEqual(error('not-a-number'))
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('rejects %j as not a number', (value) => {
    expect(settle(() => exactDecimal(value, 'value'))).toEqual(error('not-a-number'))
  })

  it.each(['1e1001', '1e99999999999999999999', '9'.repeat(2001)])(
    'answers at once for a huge text',
    (value) => {
      expect(settle(() => exactDecimal(value, 'value'))).toEqual(error('out-of-range'))
    },
  )

  it('treats anything too small for a double as zero', () => {
    expect(exactDecimal('1e-99999999999999999999', 'value').n).toBe(0n)
  })
})

it('rejects negative values, but not −0', () => {
  expect(settle(() => nonNegativeDecimal('-1e-30', 'value'))).toEqual(error('out-of-range'))
  expect(nonNegativeDecimal(-0, 'value').n).toBe(0n)
})
