import { aFlag, fieldsOf, type Untrusted, withDefault } from '../shared/checks.ts'
import { convertAll, inDoubleRange, readConversion, toBits } from '../shared/convert.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { aRateUnit } from '../shared/units.ts'
import { type Volumes, volumesOf } from './volumes.ts'

/** Inputs of the data rate converter. */
export interface DataRateInput {
  /** A number, or numeric text of any precision; not negative. */
  value: number | string
  /** A unit symbol such as `Mbit/s` or an alias such as `mbps`. */
  fromUnit: string
  toUnits: readonly string[]
  /** Also answers the volume per hour, day and 30 days. */
  volumes?: boolean
}

/** Converted values, keyed by the unit as it was asked for. */
export interface DataRateResult extends Partial<Record<keyof Volumes, number>> {
  readonly values: Readonly<Record<string, number>>
}

/** The data rate converter. */
export function convertDataRate(input: Untrusted<DataRateInput>): DataRateResult | InputError {
  const fields = fieldsOf(input)
  return settle(() => {
    const conversion = readConversion(fields, aRateUnit)
    const values = convertAll(conversion)
    if (!withDefault(fields, 'volumes', aFlag, false)) return { values }
    const { perHourGB, perDayTB, per30DaysTB } = volumesOf(toBits(conversion.value, conversion.from))
    return {
      values,
      perHourGB: inDoubleRange(perHourGB, 'value'),
      perDayTB: inDoubleRange(perDayTB, 'value'),
      per30DaysTB: inDoubleRange(per30DaysTB, 'value'),
    }
  })
}
