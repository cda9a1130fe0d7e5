import { type Check, type Fields, required } from './checks.ts'
import { Rejection } from './input-error.ts'
import { multiply, nonNegativeDecimal, type Rational, toNumber } from './rational.ts'
import { toSignificant } from './significant.ts'
import type { Unit, UnitOrder } from './units.ts'
import type { Step } from './working.ts'

/** An exact quantity to convert, and the requested units. */
export interface Conversion {
  readonly value: Rational
  readonly from: Unit
  /** Units by the symbol the caller wrote. */
  readonly to: ReadonlyMap<string, Unit>
}

function readTargets(symbols: unknown, aUnit: Check<Unit>): ReadonlyMap<string, Unit> {
  if (!Array.isArray(symbols)) throw new Rejection('unknown-unit', 'unit')
  return new Map(symbols.map((symbol) => [String(symbol), aUnit(symbol, 'unit')]))
}

/** Reads `value`, `fromUnit` and `toUnits`; unknown units are reported at the field `unit`. */
export function readConversion(fields: Fields, aUnit: Check<Unit>): Conversion {
  return {
    value: required(fields, 'value', nonNegativeDecimal),
    from: aUnit(fields.fromUnit, 'unit'),
    to: readTargets(fields.toUnits, aUnit),
  }
}

/** A quantity, exactly and as typed. */
interface Quantity {
  readonly value: Rational
  readonly typed: string
}

export const aQuantity: Check<Quantity> = (typed, field) => ({
  value: nonNegativeDecimal(typed, field),
  typed: String(typed),
})

/** Converts the quantity of a page's form to the requested unit. */
export function pageConversion(question: {
  readonly value: Quantity
  readonly fromUnit: Unit
  readonly toUnit: Unit
}) {
  const { value, typed } = question.value
  const { fromUnit: from, toUnit: to } = question
  return {
    conversion: { value, from, to: new Map([[to.symbol, to]]) },
    /** The quantity as typed, without its unit. */
    typed,
    /** Canonical symbols of the units, however written: `kB` for `KB`. */
    from: from.symbol,
    to: to.symbol,
    /** The quantity in the requested unit, as decimal text. */
    text: toSignificant(convertExactly(value, from, to)),
  }
}

/** Converts to bits or bits per second, exactly. */
export function toBits(value: Rational, from: Unit): Rational {
  return multiply(value, { n: from.bits, d: 1n })
}

/** Converts to another unit, exactly: value · factor(from) / factor(to). */
export function convertExactly(value: Rational, from: Unit, to: Unit): Rational {
  return multiply(value, { n: from.bits, d: to.bits })
}

/** Converts to a double; rejects the field if it's out of range. */
export function inDoubleRange(value: Rational, field: string): number {
  const number = toNumber(value)
  if (!Number.isFinite(number)) throw new Rejection('out-of-range', field)
  return number
}

/** Converts to all requested units, keyed as the caller wrote them. */
export function convertAll({ value, from, to }: Conversion): Record<string, number> {
  return Object.fromEntries(
    [...to].map(([symbol, unit]) => [symbol, inDoubleRange(convertExactly(value, from, unit), 'value')]),
  )
}

/** One line of the table of all units. */
export type UnitRow = ReturnType<typeof unitTable>[number]

/** Converts to every unit, the common ones first. */
export function unitTable({ value, from }: Conversion, order: UnitOrder) {
  const row = (common: boolean) => (unit: Unit) => ({
    unit: unit.symbol,
    /** Decimal text with at most 15 significant digits. */
    text: toSignificant(convertExactly(value, from, unit)),
    common,
  })
  return [...order.common.map(row(true)), ...order.others.map(row(false))]
}

/** Explains the conversion through bits to each requested unit: value · factor(from) / factor(to); numbers as decimal text. */
export function conversionSteps({ value, from, to }: Conversion): readonly Step<'to-bits' | 'from-bits'>[] {
  const bits = toSignificant(toBits(value, from))
  const start = {
    id: 'to-bits',
    values: { value: toSignificant(value), unit: from.symbol, factor: from.bits.toString(), bits },
  } as const
  const targets = [...to.values()].map((unit) => ({
    id: 'from-bits' as const,
    values: {
      bits,
      factor: unit.bits.toString(),
      unit: unit.symbol,
      result: toSignificant(convertExactly(value, from, unit)),
    },
  }))
  return [start, ...targets]
}
