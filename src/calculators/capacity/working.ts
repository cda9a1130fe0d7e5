import { aNumber, type Fields, fieldsOf, isGiven, required, type Untrusted } from '../shared/checks.ts'
import { conversionSteps, readConversion } from '../shared/convert.ts'
import { type InputError, isInputError, settle } from '../shared/input-error.ts'
import { divide, exact, type Rational, whole } from '../shared/rational.ts'
import { toSignificant } from '../shared/significant.ts'
import { aCapacityUnit } from '../shared/units.ts'
import type { Step } from '../shared/working.ts'
import type { CapacityQuestion } from './answer.ts'
import { apparentLossPct, type CapacityInput, convertCapacity, idemaBytes, labelBytes } from './engine.ts'

/** The lines of the working, in the order in which they can appear. */
export const capacityStepIds = [
  'to-bits',
  'from-bits',
  'label-bytes',
  'binary-gib',
  'binary-tib',
  'apparent-loss',
  'idema',
] as const

export type CapacityStepId = (typeof capacityStepIds)[number]
type CapacitySteps = readonly Step<CapacityStepId>[]

function idemaSteps(bytes: Rational): CapacitySteps {
  const size = idemaBytes(bytes)
  if (size === null) return []
  return [{ id: 'idema', values: { gigabytes: toSignificant(divide(bytes, whole(1e9))), bytes: size } }]
}

function driveSteps(fields: Fields): CapacitySteps {
  const label = exact(required(fields, 'labelValue', aNumber({ above: 0 })))
  const unit = required(fields, 'labelUnit', aCapacityUnit)
  const bytes = labelBytes(label, unit)
  const values = { bytes: toSignificant(bytes) }
  const lossPct = apparentLossPct(unit)
  return [
    { id: 'label-bytes', values: { ...values, label: toSignificant(label), unit: unit.symbol } },
    { id: 'binary-gib', values: { ...values, gib: toSignificant(divide(bytes, whole(2 ** 30))) } },
    { id: 'binary-tib', values: { ...values, tib: toSignificant(divide(bytes, whole(2 ** 40))) } },
    { id: 'apparent-loss', values: { power: unit.prefix.base === 1000 ? unit.prefix.power : 0, lossPct } },
    ...(fields.idema === true ? idemaSteps(bytes) : []),
  ]
}

/** How the result comes about, step by step. */
export function capacityWorking(input: Untrusted<CapacityInput>): CapacitySteps | InputError {
  const outcome = convertCapacity(input)
  if (isInputError(outcome)) return outcome
  const fields = fieldsOf(input)
  return settle(() =>
    isGiven(fields, 'mode') ? driveSteps(fields) : conversionSteps(readConversion(fields, aCapacityUnit)),
  )
}

/** The working of what the form asks. */
export const workingOf = (input: CapacityQuestion) =>
  input.question === 'units'
    ? capacityWorking({ value: input.value, fromUnit: input.fromUnit, toUnits: [input.toUnit] })
    : capacityWorking({
        mode: 'drive',
        labelValue: input.labelValue,
        labelUnit: input.labelUnit,
        idema: true,
      })
