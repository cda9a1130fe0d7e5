import type { Rational } from './rational.ts'
import { round } from './rational.ts'

/** Decimal exponents between which doubles, too, are written without an exponent. */
const plainFrom = -7
const plainBelow = 21

function timesPowerOfTen({ n, d }: Rational, power: number): Rational {
  return power >= 0 ? { n: n * 10n ** BigInt(power), d } : { n, d: d * 10n ** BigInt(-power) }
}

/** The decimal exponent of the first digit. */
function decimalExponent(value: Rational): number {
  const atMost = value.n.toString().length - value.d.toString().length
  const { n, d } = timesPowerOfTen(value, -atMost)
  return n >= d ? atMost : atMost - 1
}

/** The first `count` digits, rounded, and the decimal exponent of the first of them. */
function leadingDigits(value: Rational, count: number): { digits: string; exponent: number } {
  const exponent = decimalExponent(value)
  const digits = round(timesPowerOfTen(value, count - 1 - exponent)).toString()
  // 9.99 rounded to two digits is 10, which has one digit more.
  return { digits: digits.slice(0, count), exponent: exponent + digits.length - count }
}

function plain(digits: string, exponent: number): string {
  if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}${digits}`
  const integer = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0')
  const fraction = digits.slice(exponent + 1)
  return fraction === '' ? integer : `${integer}.${fraction}`
}

/**
 * Writes a non-negative fraction as decimal text, rounded half up to at most `count` significant digits, without trailing zeros.
 * `Intl.NumberFormat` takes this text directly, without a detour through a double.
 */
export function toSignificant(value: Rational, count = 15): string {
  if (value.n === 0n) return '0'
  const { digits, exponent } = leadingDigits(value, count)
  const significant = digits.replace(/0+$/, '')
  if (exponent >= plainFrom && exponent < plainBelow) return plain(significant, exponent)
  const fraction = significant.slice(1)
  return `${significant[0]}${fraction && `.${fraction}`}e${exponent}`
}

/** Significant digits that stay correct in short calculations with doubles. */
const soundDigits = 12

/** Rounds away floating-point noise: `374.9999999999999` becomes 375, and 1.1 × 1000 exactly 1100. */
export const withoutNoise = (value: number): number =>
  Number.isInteger(value) ? value : Number(value.toPrecision(soundDigits))
