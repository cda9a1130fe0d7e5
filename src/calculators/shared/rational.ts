import { Rejection } from './input-error.ts'

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

/** Returns 1 − part. */
export function complement(part: Rational): Rational {
  return subtract(one, part)
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

/** Rounds down to a whole number. */
export function floor({ n, d }: Rational): bigint {
  const quotient = n / d
  return n < 0n && quotient * d !== n ? quotient - 1n : quotient
}

/** Rounds up to a whole number. */
export function ceil({ n, d }: Rational): bigint {
  return -floor({ n: -n, d })
}

/** Rounds to the nearest whole number, halves up. */
export function round({ n, d }: Rational): bigint {
  return floor({ n: 2n * n + d, d: 2n * d })
}

/** More than the 53 bits of a double plus guard bits, so that one final rounding decides. */
const quotientBits = 72

function bitLength(value: bigint): number {
  return value.toString(16).length * 4
}

/** value · 2^exponent without an intermediate overflow or underflow. */
function scale(value: number, exponent: number): number {
  const half = Math.trunc(exponent / 2)
  return value * 2 ** half * 2 ** (exponent - half)
}

function shift(value: bigint, bits: number): bigint {
  return bits > 0 ? value << BigInt(bits) : value
}

/** Returns the nearest double; `Infinity` above the range of doubles, 0 below it. */
export function toNumber({ n, d }: Rational): number {
  if (n < 0n) return -toNumber({ n: -n, d })
  if (n === 0n) return 0
  const exponent = bitLength(n) - bitLength(d) - quotientBits
  const dividend = shift(n, -exponent)
  const divisor = shift(d, exponent)
  const quotient = dividend / divisor
  // A remainder goes into the lowest bit, or rounding would mistake it for an exact half.
  const sticky = quotient * divisor === dividend ? 0n : 1n
  return scale(Number(quotient | sticky), exponent)
}

const pattern = /^([+-]?)(?:(\d+)\.?(\d*)|\.(\d+))(?:e([+-]?\d+))?$/i

/** No unit spans more than 10³⁰, so text beyond this exponent is 0 or too large for a double in every unit. */
const exponentLimit = 1000
const textLimit = 2000

/** Reads decimal text such as `12.5`, `.5` or `1e-3` exactly; returns `null` for anything else. Doesn't limit the size. */
function matchDecimal(text: string): { sign: string; digits: string; exponent: number } | null {
  const match = pattern.exec(text.trim())
  if (match === null) return null
  const [, sign = '', integer = '', fraction = '', bareFraction = '', exponent = '0'] = match
  const decimals = fraction + bareFraction
  return { sign, digits: integer + decimals, exponent: Number(exponent) - decimals.length }
}

/**
 * Exact value of a number or numeric text. A double means its shortest decimal text (0.1 is one tenth). Throws `not-a-number` for anything
 * else, `out-of-range` above 10¹⁰⁰⁰.
 */
export function exactDecimal(value: unknown, field: string): Rational {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') throw new Rejection('not-a-number', field)
  if (text.length > textLimit) throw new Rejection('out-of-range', field)
  const decimal = matchDecimal(text)
  if (decimal === null) throw new Rejection('not-a-number', field)
  const magnitude = BigInt(decimal.digits)
  if (magnitude === 0n || decimal.exponent < -exponentLimit - textLimit) return zero
  if (decimal.exponent > exponentLimit) throw new Rejection('out-of-range', field)
  const n = decimal.sign === '-' ? -magnitude : magnitude
  return decimal.exponent >= 0
    ? { n: n * 10n ** BigInt(decimal.exponent), d: 1n }
    : { n, d: 10n ** BigInt(-decimal.exponent) }
}

/** The exact value of a finite number. */
export function exact(value: number): Rational {
  return exactDecimal(value, 'value')
}

/** A percentage as an exact share of 1. */
export function share(percent: number): Rational {
  const { n, d } = exact(percent)
  return { n, d: d * 100n }
}

/** The exact value of a number or numeric text that must not be negative. */
export function nonNegativeDecimal(value: unknown, field: string): Rational {
  const decimal = exactDecimal(value, field)
  if (decimal.n < 0n) throw new Rejection('out-of-range', field)
  return decimal
}
