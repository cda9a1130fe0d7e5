import { type Fields, fieldsOf, isSet } from '../shared/checks.ts'
import {
  type Conversion,
  conversionSteps,
  convertAll,
  inDoubleRange,
  readConversion,
  toBits,
} from '../shared/convert.ts'
import { settle } from '../shared/input-error.ts'
import { multiply, type Rational } from '../shared/rational.ts'
import { recordOf } from '../shared/record-of.ts'
import { toSignificant } from '../shared/significant.ts'
import { aRateUnit } from '../shared/units.ts'
import type { Steps } from '../shared/working.ts'

const bitsPerTB = 8_000_000_000_000n

/** Volumes that 1 bit/s transfers: GB (10⁹ bytes) per hour, TB (10¹² bytes) per day and per 30 days. */
const volumesPerBit = {
  perHourGB: { n: 3600n, d: 8_000_000_000n },
  perDayTB: { n: 86_400n, d: bitsPerTB },
  per30DaysTB: { n: 30n * 86_400n, d: bitsPerTB },
} as const

/** Volumes that a constant rate transfers. */
export const volumesOf = <Volume>({ value, from }: Conversion, written: (volume: Rational) => Volume) =>
  recordOf(Object.keys(volumesPerBit) as (keyof typeof volumesPerBit)[], (name) =>
    written(multiply(toBits(value, from), volumesPerBit[name])),
  )

/** Reads `value`, `fromUnit` and `toUnits`; throws a `Rejection`. */
export const readRate = (fields: Fields): Conversion => readConversion(fields, aRateUnit)

/** Converts to decimal text. */
export const volumeTexts = (conversion: Conversion) =>
  volumesOf(conversion, (volume) => toSignificant(volume))

/** The data rate converter: `value` in `fromUnit` to `toUnits`, and with `volumes` the volume per hour, day and 30 days. */
export function convertDataRate(input: unknown) {
  const fields = fieldsOf(input)
  return settle(() => {
    const conversion = readRate(fields)
    return {
      /** Converted values, keyed by the unit as the caller wrote it. */
      values: convertAll(conversion),
      ...(isSet(fields, 'volumes') && volumesOf(conversion, (volume) => inDoubleRange(volume, 'value'))),
    }
  })
}

/** Explains step by step how the values are calculated; numbers as decimal text. */
export function dataRateWorking(conversion: Conversion): Steps<'calculators/data-rate'> {
  const { perHourGB, perDayTB, per30DaysTB } = volumeTexts(conversion)
  const bits = toSignificant(toBits(conversion.value, conversion.from))
  return [
    ...conversionSteps(conversion),
    { id: 'per-hour', values: { bits, volumeGB: perHourGB } },
    { id: 'per-day', values: { bits, volumeTB: perDayTB } },
    { id: 'per-30-days', values: { dayTB: perDayTB, volumeTB: per30DaysTB } },
  ]
}
