import { type Fields, fieldsOf, isSet } from '../shared/checks.ts'
import {
  type Conversion,
  conversionSteps,
  convertAll,
  inDoubleRange,
  readConversion,
  toBits,
} from '../shared/convert.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { multiply } from '../shared/rational.ts'
import { toSignificant } from '../shared/significant.ts'
import { aRateUnit } from '../shared/units.ts'
import type { Steps } from '../shared/working.ts'

/** Data volumes that a constant rate transfers. */
export type Volumes = ReturnType<typeof volumesOf>

/** Volumes of a rate: GB (10⁹ bytes) per hour, TB (10¹² bytes) per day and per 30 days. */
export function volumesOf({ value, from }: Conversion) {
  const bitsPerSecond = toBits(value, from)
  const perDayTB = multiply(bitsPerSecond, { n: 86_400n, d: 8_000_000_000_000n })
  return {
    perHourGB: multiply(bitsPerSecond, { n: 3600n, d: 8_000_000_000n }),
    perDayTB,
    per30DaysTB: multiply(perDayTB, { n: 30n, d: 1n }),
  }
}

/** Converted values, keyed by the unit as the caller wrote it. */
export interface DataRateResult extends Partial<Record<keyof Volumes, number>> {
  readonly values: Readonly<Record<string, number>>
}

/** Reads `value`, `fromUnit` and `toUnits`; throws a `Rejection`. */
export const readRate = (fields: Fields): Conversion => readConversion(fields, aRateUnit)

/** The data rate converter: `value` in `fromUnit` to `toUnits`, and with `volumes` the volume per hour, day and 30 days. */
export function convertDataRate(input: unknown): DataRateResult | InputError {
  const fields = fieldsOf(input)
  return settle(() => {
    const conversion = readRate(fields)
    const values = convertAll(conversion)
    if (!isSet(fields, 'volumes')) return { values }
    const { perHourGB, perDayTB, per30DaysTB } = volumesOf(conversion)
    return {
      values,
      perHourGB: inDoubleRange(perHourGB, 'value'),
      perDayTB: inDoubleRange(perDayTB, 'value'),
      per30DaysTB: inDoubleRange(per30DaysTB, 'value'),
    }
  })
}

/** Explains step by step how the values are calculated; numbers as decimal text. */
export function dataRateWorking(conversion: Conversion): Steps<'calculators/data-rate'> {
  const { perHourGB, perDayTB, per30DaysTB } = volumesOf(conversion)
  const bits = toSignificant(toBits(conversion.value, conversion.from))
  const dayTB = toSignificant(perDayTB)
  return [
    ...conversionSteps(conversion),
    { id: 'per-hour', values: { bits, volumeGB: toSignificant(perHourGB) } },
    { id: 'per-day', values: { bits, volumeTB: dayTB } },
    { id: 'per-30-days', values: { dayTB, volumeTB: toSignificant(per30DaysTB) } },
  ]
}
