import { fieldsOf, type Untrusted } from '../shared/checks.ts'
import { conversionSteps, readConversion, toBits } from '../shared/convert.ts'
import { type InputError, isInputError, settle } from '../shared/input-error.ts'
import type { Rational } from '../shared/rational.ts'
import { toSignificant } from '../shared/significant.ts'
import { aRateUnit } from '../shared/units.ts'
import type { Step } from '../shared/working.ts'
import { convertDataRate, type DataRateInput, volumesOf } from './engine.ts'

/** The lines of the working, in the order in which they can appear. */
export const dataRateStepIds = ['to-bits', 'from-bits', 'per-hour', 'per-day', 'per-30-days'] as const

export type DataRateStepId = (typeof dataRateStepIds)[number]

type DataRateSteps = readonly Step<DataRateStepId>[]

function volumeSteps(bitsPerSecond: Rational): DataRateSteps {
  const { perHourGB, perDayTB, per30DaysTB } = volumesOf(bitsPerSecond)
  const bits = toSignificant(bitsPerSecond)
  const dayTB = toSignificant(perDayTB)
  return [
    { id: 'per-hour', values: { bits, volumeGB: toSignificant(perHourGB) } },
    { id: 'per-day', values: { bits, volumeTB: dayTB } },
    { id: 'per-30-days', values: { dayTB, volumeTB: toSignificant(per30DaysTB) } },
  ]
}

/** How the values come about, step by step; numbers as decimal text. */
export function dataRateWorking(input: Untrusted<DataRateInput>): DataRateSteps | InputError {
  const outcome = convertDataRate(input)
  if (isInputError(outcome)) return outcome
  return settle(() => {
    const conversion = readConversion(fieldsOf(input), aRateUnit)
    const volumes = 'perHourGB' in outcome ? volumeSteps(toBits(conversion.value, conversion.from)) : []
    return [...conversionSteps(conversion), ...volumes]
  })
}
