import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compare, exactDecimal, type Rational, subtract } from './rational.ts'
import { toSignificant } from './significant.ts'

it.each([
  [0n, 7n, '0'],
  [1n, 3n, '0.333333333333333'],
  [2n, 3n, '0.666666666666667'],
  [1000n, 1n, '1000'],
  [9999999999999985n, 10n ** 15n, '9.99999999999999'],
  [9999999999999995n, 10n ** 15n, '10'],
  [11920928955078125n, 10n ** 14n, '119.209289550781'],
  [10n ** 20n, 1n, '100000000000000000000'],
  [15n * 10n ** 29n, 1n, '1.5e30'],
  [1n, 10n ** 7n, '0.0000001'],
  [1n, 10n ** 8n, '1e-8'],
])('writes %s / %s as %s', (n, d, text) => {
  expect(toSignificant({ n, d })).toBe(text)
})

it('is off by at most half a unit in the 15th digit', () => {
  const positive = fc.bigInt({ min: 1n, max: 10n ** 45n })
  fc.assert(
    fc.property(positive, positive, (n, d) => {
      const value: Rational = { n, d }
      const back = exactDecimal(toSignificant(value), 'value')
      const error = subtract(back, value)
      const size = { n: error.n < 0n ? -error.n : error.n, d: error.d }
      expect(compare({ n: size.n * 2n * 10n ** 14n, d: size.d }, value)).toBeLessThanOrEqual(0)
    }),
  )
})
