import { convertExactly } from './convert.ts'
import type { Rational } from './rational.ts'
import { toSignificant } from './significant.ts'
import type { UnitOrder } from './unit-order.ts'
import type { Unit } from './units.ts'

/** One line of the table of all units. */
export interface UnitRow {
  readonly unit: string
  /** Decimal text with at most 15 significant digits. */
  readonly text: string
  readonly common: boolean
}

/** The quantity in every unit, the common ones first. */
export function unitTable(value: Rational, from: Unit, order: UnitOrder): readonly UnitRow[] {
  const row = (common: boolean) => (unit: Unit) => ({
    unit: unit.symbol,
    text: toSignificant(convertExactly(value, from, unit)),
    common,
  })
  return [...order.common.map(row(true)), ...order.others.map(row(false))]
}
