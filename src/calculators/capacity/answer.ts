import { type Fields, oneOf, required } from '../shared/checks.ts'
import { type PageConversion, readPageConversion, type UnitRow, unitTable } from '../shared/convert.ts'
import { accepted, type Checked, type InputError, isInputError, settle } from '../shared/input-error.ts'
import { divide, whole } from '../shared/rational.ts'
import { toSignificant } from '../shared/significant.ts'
import { aCapacityUnit, capacityUnits, orderUnits } from '../shared/units.ts'
import { type DriveLabel, type DriveResult, driveCapacity, labelBytes, readLabel } from './engine.ts'

/** All units of capacity, the common ones first. */
export const orderedCapacityUnits = orderUnits(capacityUnits, [
  'B',
  'kB',
  'MB',
  'GB',
  'TB',
  'PB',
  'KiB',
  'MiB',
  'GiB',
  'TiB',
  'PiB',
])

/** The same drive as two systems show it, both under the label "TB". */
export interface ShownCapacity {
  /** TiB, which Windows labels "TB". */
  readonly windowsTB: string
  /** Decimal TB, as macOS shows it. */
  readonly macosTB: string
}

/** Figures the visitor will see on screen, as decimal text. */
export function shownCapacity(label: DriveLabel): ShownCapacity {
  const bytes = labelBytes(label)
  return {
    windowsTB: toSignificant(divide(bytes, whole(2 ** 40))),
    macosTB: toSignificant(divide(bytes, whole(1e12))),
  }
}

/** Data for the page: a capacity in another unit, or a labelled drive. */
export type CapacityAnswer = { readonly rows: readonly UnitRow[] } & (
  | ({ readonly question: 'units' } & PageConversion)
  | {
      readonly question: 'drive'
      readonly label: DriveLabel
      readonly drive: DriveResult
      readonly shown: ShownCapacity
    }
)

/** Answers either question; returns the first rejected input as an error. */
export function answerCapacity(asked: Fields): CapacityAnswer | InputError {
  return settle((): CapacityAnswer => {
    const question = required(asked, 'question', oneOf(['units', 'drive'], 'out-of-range'))
    if (question === 'units') {
      const answer = readPageConversion(asked, aCapacityUnit)
      return { question, ...answer, rows: unitTable(answer.conversion, orderedCapacityUnits) }
    }
    const label = accepted(atLabel(settle(() => readLabel(asked))))
    const conversion = { value: label.value, from: label.unit, to: new Map() }
    return {
      question,
      label,
      rows: unitTable(conversion, orderedCapacityUnits),
      drive: driveCapacity(label, true),
      shown: shownCapacity(label),
    }
  })
}

/** Reports a label's unit error at the field `labelUnit`. */
const atLabel = <T>(label: Checked<T>): Checked<T> =>
  isInputError(label) && label.field === 'unit' ? { ...label, field: 'labelUnit' } : label
