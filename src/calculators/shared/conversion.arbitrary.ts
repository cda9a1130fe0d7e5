import fc from 'fast-check'
import { expect } from 'vitest'

/** Amounts whose conversions stay within the range of doubles. */
export const amounts = fc.double({ min: 1e-200, max: 1e200, noNaN: true })

/** Expects a round trip to preserve all but the last digit. */
export const expectBack = (
  unit: fc.Arbitrary<string>,
  convert: (amount: number, from: string, to: string) => number,
): void =>
  fc.assert(
    fc.property(amounts, unit, unit, (amount, from, to) => {
      const back = convert(convert(amount, from, to), to, from)
      expect(Math.abs(back - amount)).toBeLessThanOrEqual(amount * 2 ** -51)
    }),
  )
