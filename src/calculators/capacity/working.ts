import { conversionSteps } from '../shared/convert.ts'
import { divide, type Rational, whole } from '../shared/rational.ts'
import { toSignificant } from '../shared/significant.ts'
import type { Steps } from '../shared/working.ts'
import type { CapacityAnswer } from './answer.ts'
import { apparentLossPct, type DriveLabel, idemaBytes, labelBytes } from './engine.ts'

type CapacitySteps = Steps<'calculators/capacity'>

function idemaSteps(bytes: Rational): CapacitySteps {
  const size = idemaBytes(bytes)
  if (size === null) return []
  return [{ id: 'idema', values: { gigabytes: toSignificant(divide(bytes, whole(1e9))), bytes: size } }]
}

/** Explains step by step how systems arrive at the size they show for a drive. */
export function driveWorking(label: DriveLabel): CapacitySteps {
  const { unit } = label
  const bytes = labelBytes(label)
  const values = { bytes: toSignificant(bytes) }
  const lossPct = apparentLossPct(unit)
  return [
    { id: 'label-bytes', values: { ...values, label: toSignificant(label.value), unit: unit.symbol } },
    { id: 'binary-gib', values: { ...values, gib: toSignificant(divide(bytes, whole(2 ** 30))) } },
    { id: 'binary-tib', values: { ...values, tib: toSignificant(divide(bytes, whole(2 ** 40))) } },
    { id: 'apparent-loss', values: { power: unit.prefix.base === 1000 ? unit.prefix.power : 0, lossPct } },
    ...idemaSteps(bytes),
  ]
}

/** Explains step by step how the answer is calculated. */
export const capacityWorking = (answer: CapacityAnswer): CapacitySteps =>
  answer.question === 'units' ? conversionSteps(answer.conversion) : driveWorking(answer.label)
