/** An exact fraction; the denominator is positive. Not reduced: the chains here are short. */
export interface Rational {
  readonly n: bigint
  readonly d: bigint
}

export const zero: Rational = { n: 0n, d: 1n }
export const one: Rational = { n: 1n, d: 1n }

/** A whole number as a fraction. */
export function whole(value: bigint | number): Rational {
  return { n: BigInt(value), d: 1n }
}

export function add(a: Rational, b: Rational): Rational {
  return { n: a.n * b.d + b.n * a.d, d: a.d * b.d }
}

export function subtract(a: Rational, b: Rational): Rational {
  return { n: a.n * b.d - b.n * a.d, d: a.d * b.d }
}

export function multiply(...factors: readonly Rational[]): Rational {
  return factors.reduce((product, factor) => ({ n: product.n * factor.n, d: product.d * factor.d }), one)
}

/** a/b; b must be positive. */
export function divide(a: Rational, b: Rational): Rational {
  return { n: a.n * b.d, d: a.d * b.n }
}

/** Negative when a < b, zero when equal, positive when a > b. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.n * b.d - b.n * a.d
  return difference < 0n ? -1 : Number(difference > 0n)
}

/** The largest whole number that is not above the fraction. */
export function floor({ n, d }: Rational): bigint {
  const quotient = n / d
  return n < 0n && quotient * d !== n ? quotient - 1n : quotient
}

/** The smallest whole number that is not below the fraction. */
export function ceil({ n, d }: Rational): bigint {
  return -floor({ n: -n, d })
}

/** The nearest whole number, halves up. */
export function round({ n, d }: Rational): bigint {
  return floor({ n: 2n * n + d, d: 2n * d })
}
