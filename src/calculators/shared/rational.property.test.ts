import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  ceil,
  compare,
  divide,
  exact,
  exactDecimal,
  floor,
  multiply,
  one,
  round,
  share,
  subtract,
  toNumber,
  whole,
  zero,
} from './rational.ts'

const double = fc.double({ noNaN: true, noDefaultInfinity: true })
const positive = double.filter((value) => value > 0)

describe('exact', () => {
  it('returns the same double, subnormal ones included', () => {
    fc.assert(fc.property(double, (value) => toNumber(exact(value)) === value))
    expect(toNumber(exact(5e-324))).toBe(5e-324)
    expect(toNumber(exact(Number.MAX_VALUE))).toBe(Number.MAX_VALUE)
  })

  it('rounds text as the language does', () => {
    const text = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.integer({ min: -330, max: 300 }))
    fc.assert(
      fc.property(text, ([digits, exponent]) => {
        const decimal = `${digits}e${exponent}`
        expect(toNumber(exactDecimal(decimal, 'value'))).toBe(Number(decimal))
      }),
    )
  })

  it('takes a percentage as a share of 1', () => {
    expect(compare(share(5.85), { n: 585n, d: 10_000n })).toBe(0)
  })
})

describe('arithmetic', () => {
  it('undoes itself exactly', () => {
    fc.assert(
      fc.property(double, positive, (a, b) => {
        const [x, y] = [exact(a), exact(b)]
        expect(compare(subtract(add(x, y), y), x)).toBe(0)
        expect(compare(multiply(divide(x, y), y), x)).toBe(0)
      }),
    )
  })

  it('rounds down, up and half up, below zero, too', () => {
    const half = { n: 1n, d: 2n }
    expect([floor(half), ceil(half), round(half)]).toEqual([0n, 1n, 1n])
    const minusHalf = subtract(zero, half)
    expect([floor(minusHalf), ceil(minusHalf), round(minusHalf)]).toEqual([-1n, 0n, 0n])
    expect([floor(whole(-2)), ceil(whole(-2)), round(whole(-2))]).toEqual([-2n, -2n, -2n])
    expect(compare(one, zero)).toBe(1)
  })

  it('becomes Infinity or 0 outside the range of doubles', () => {
    const huge = exact(Number.MAX_VALUE)
    expect(toNumber(multiply(huge, huge))).toBe(Number.POSITIVE_INFINITY)
    expect(toNumber(divide(one, multiply(huge, huge)))).toBe(0)
  })
})
