import { fieldsOf, required, type Untrusted } from '../shared/checks.ts'
import { type UnitRow, unitTable } from '../shared/convert.ts'
import { type InputError, isInputError, settle } from '../shared/input-error.ts'
import { divide, exact, nonNegativeDecimal, whole } from '../shared/rational.ts'
import { toSignificant } from '../shared/significant.ts'
import { aCapacityUnit, capacityUnits, orderUnits } from '../shared/units.ts'
import { aLabel, type CapacityInput, convertCapacity, type DriveResult, labelBytes } from './engine.ts'

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

/** A capacity in every unit, the common ones first; numbers as exact decimal text. */
export function capacityTable(
  input: Untrusted<Pick<CapacityInput, 'value' | 'fromUnit'>>,
): readonly UnitRow[] | InputError {
  const fields = fieldsOf(input)
  return settle(() => {
    const value = required(fields, 'value', nonNegativeDecimal)
    return unitTable(value, required(fields, 'fromUnit', aCapacityUnit), orderedCapacityUnits)
  })
}

/** The same drive as two systems show it, both under the label "TB". */
export interface ShownCapacity {
  /** TiB, which Windows labels "TB". */
  readonly windowsTB: string
  /** Decimal TB, as macOS shows it. */
  readonly macosTB: string
}

/** What the visitor will read on the screen, as decimal text. */
export function shownCapacity(
  input: Untrusted<Pick<CapacityInput, 'labelValue' | 'labelUnit'>>,
): ShownCapacity | InputError {
  const fields = fieldsOf(input)
  return settle(() => {
    const label = exact(required(fields, 'labelValue', aLabel))
    const bytes = labelBytes(label, required(fields, 'labelUnit', aCapacityUnit))
    return {
      windowsTB: toSignificant(divide(bytes, whole(2 ** 40))),
      macosTB: toSignificant(divide(bytes, whole(1e12))),
    }
  })
}

/** What the page asks: a capacity in another unit, or what systems show of a labelled drive. */
export type CapacityQuestion =
  | { readonly question: 'units'; readonly value: string; readonly fromUnit: string; readonly toUnit: string }
  | { readonly question: 'drive'; readonly labelValue: number; readonly labelUnit: string }

/** Everything that the page shows for a capacity. */
export type CapacityAnswer =
  | {
      readonly question: 'units'
      readonly rows: readonly UnitRow[]
      /** The units by their own symbols, whatever they were called: `kB` for `KB`. */
      readonly from: string
      readonly to: string
      /** The capacity in the asked-for unit, as decimal text. */
      readonly text: string
    }
  | {
      readonly question: 'drive'
      readonly rows: readonly UnitRow[]
      readonly drive: DriveResult
      readonly shown: ShownCapacity
    }

type Asked<Question extends CapacityQuestion['question']> = Extract<CapacityQuestion, { question: Question }>

function convert({ value, fromUnit, toUnit }: Asked<'units'>): CapacityAnswer | InputError {
  const rows = capacityTable({ value, fromUnit })
  if (isInputError(rows)) return rows
  const to = settle(() => aCapacityUnit(toUnit, 'toUnit'))
  if (isInputError(to)) return { ...to, field: 'toUnit' }
  const text = rows.find(({ unit }) => unit === to.symbol)?.text ?? ''
  return { question: 'units', rows, from: aCapacityUnit(fromUnit, 'fromUnit').symbol, to: to.symbol, text }
}

function readLabel({ labelValue, labelUnit }: Asked<'drive'>): CapacityAnswer | InputError {
  const drive = convertCapacity({ mode: 'drive', labelValue, labelUnit, idema: true })
  if (isInputError(drive)) return drive.field === 'unit' ? { ...drive, field: 'labelUnit' } : drive
  const rows = capacityTable({ value: labelValue, fromUnit: labelUnit })
  if (isInputError(rows)) return rows
  const shown = shownCapacity({ labelValue, labelUnit })
  if (isInputError(shown)) return shown
  return { question: 'drive', rows, drive: drive as DriveResult, shown }
}

/** Answers either question; any other is out of range. */
export function answerCapacity(asked: CapacityQuestion): CapacityAnswer | InputError {
  if (asked.question === 'units') return convert(asked)
  if (asked.question === 'drive') return readLabel(asked)
  return { error: 'out-of-range', field: 'question' }
}
