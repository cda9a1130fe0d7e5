import type { Rational } from './rational.ts'

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

/** The double nearest to the fraction; `Infinity` beyond the range of doubles, 0 below it. */
export function toNumber({ n, d }: Rational): number {
  if (n < 0n) return -toNumber({ n: -n, d })
  if (n === 0n) return 0
  const exponent = bitLength(n) - bitLength(d) - quotientBits
  const dividend = shift(n, -exponent)
  const divisor = shift(d, exponent)
  const quotient = dividend / divisor
  // A remainder must not be mistaken for an exact half: it goes into the lowest bit.
  const sticky = quotient * divisor === dividend ? 0n : 1n
  return scale(Number(quotient | sticky), exponent)
}
