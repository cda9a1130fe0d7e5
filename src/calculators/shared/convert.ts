import { type Check, required } from './checks.ts'
import { nonNegativeDecimal } from './decimal.ts'
import { Rejection } from './input-error.ts'
import { multiply, type Rational } from './rational.ts'
import { toNumber } from './rational-to-number.ts'
import type { Unit } from './units.ts'
import type { Fields } from './untrusted.ts'

/** A quantity to convert, exact, and the units that are asked for. */
export interface Conversion {
  readonly value: Rational
  readonly from: Unit
  /** Units by the symbol with which they were asked for. */
  readonly to: ReadonlyMap<string, Unit>
}

function readTargets(symbols: unknown, aUnit: Check<Unit>): ReadonlyMap<string, Unit> {
  if (!Array.isArray(symbols)) throw new Rejection('unknown-unit', 'unit')
  return new Map(symbols.map((symbol) => [String(symbol), aUnit(symbol, 'unit')]))
}

/** Reads `value`, `fromUnit` and `toUnits`. */
export function readConversion(fields: Fields, aUnit: Check<Unit>): Conversion {
  return {
    value: required(fields, 'value', nonNegativeDecimal),
    from: required(fields, 'fromUnit', aUnit),
    to: readTargets(fields.toUnits, aUnit),
  }
}

/** The quantity in bits or bits per second, exact. */
export function toBits(value: Rational, from: Unit): Rational {
  return multiply(value, { n: from.bits, d: 1n })
}

/** The quantity in another unit, exact: value · factor(from) / factor(to). */
export function convertExactly(value: Rational, from: Unit, to: Unit): Rational {
  return multiply(value, { n: from.bits, d: to.bits })
}

/** A double that is in range, or the field is rejected. */
export function inDoubleRange(value: Rational, field: string): number {
  const number = toNumber(value)
  if (!Number.isFinite(number)) throw new Rejection('out-of-range', field)
  return number
}

/** All asked-for values, keyed by the unit as asked. */
export function convertAll({ value, from, to }: Conversion): Record<string, number> {
  return Object.fromEntries(
    [...to].map(([symbol, unit]) => [symbol, inDoubleRange(convertExactly(value, from, unit), 'value')]),
  )
}
