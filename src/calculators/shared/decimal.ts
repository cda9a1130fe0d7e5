import { Rejection } from './input-error.ts'
import { type Rational, zero } from './rational.ts'

const pattern = /^([+-]?)(?:(\d+)\.?(\d*)|\.(\d+))(?:e([+-]?\d+))?$/i

/** No unit spans more than 10³⁰, so text beyond this exponent is 0 or too large for a double in every unit. */
const exponentLimit = 1000
const textLimit = 2000

/** Reads decimal text such as `12.5`, `.5` or `1e-3` exactly; anything else is `null`. Size is not limited here. */
function matchDecimal(text: string): { sign: string; digits: string; exponent: number } | null {
  const match = pattern.exec(text.trim())
  if (match === null) return null
  const [, sign = '', integer = '', fraction = '', bareFraction = '', exponent = '0'] = match
  const decimals = fraction + bareFraction
  return { sign, digits: integer + decimals, exponent: Number(exponent) - decimals.length }
}

/**
 * The exact value of a number or of numeric text. A double stands for its shortest decimal text (0.1 is one tenth).
 * Throws `not-a-number` for what is neither, `out-of-range` for more than 10¹⁰⁰⁰.
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
