import { fieldsOf, required, type Untrusted } from '../shared/checks.ts'
import { toBits, type UnitRow, unitTable } from '../shared/convert.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { divide, nonNegativeDecimal, type Rational, whole } from '../shared/rational.ts'
import { toSignificant } from '../shared/significant.ts'
import { aRateUnit } from '../shared/units.ts'
import type { DataRateInput } from './convert-data-rate.ts'
import { referenceInterfaces } from './interfaces.ts'
import { orderedRateUnits } from './rate-units.ts'
import { type Volumes, volumesOf } from './volumes.ts'

export interface InterfaceRow {
  readonly name: string
  /** The rate as a percentage of the interface's nominal rate, as decimal text. */
  readonly sharePct: string
  /** How often the interface's rate goes into it, as decimal text. */
  readonly times: string
}

/** A rate in every unit, its volumes, and against well-known interfaces; numbers as exact decimal text. */
export interface RateTable {
  readonly rows: readonly UnitRow[]
  readonly volumes: Readonly<Record<keyof Volumes, string>>
  readonly interfaces: readonly InterfaceRow[]
}

function interfaceRows(bits: Rational): readonly InterfaceRow[] {
  return referenceInterfaces.map(({ name, bitsPerSecond }) => ({
    name,
    sharePct: toSignificant(divide(bits, whole(bitsPerSecond / 100))),
    times: toSignificant(divide(bits, whole(bitsPerSecond))),
  }))
}

/** The table that the result view shows. */
export function rateTable(
  input: Untrusted<Pick<DataRateInput, 'value' | 'fromUnit'>>,
): RateTable | InputError {
  const fields = fieldsOf(input)
  return settle(() => {
    const value = required(fields, 'value', nonNegativeDecimal)
    const from = required(fields, 'fromUnit', aRateUnit)
    const bits = toBits(value, from)
    const { perHourGB, perDayTB, per30DaysTB } = volumesOf(bits)
    return {
      rows: unitTable(value, from, orderedRateUnits),
      volumes: {
        perHourGB: toSignificant(perHourGB),
        perDayTB: toSignificant(perDayTB),
        per30DaysTB: toSignificant(per30DaysTB),
      },
      interfaces: interfaceRows(bits),
    }
  })
}
