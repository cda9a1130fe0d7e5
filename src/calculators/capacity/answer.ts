import type { UnitRow } from '../shared/convert.ts'
import { type InputError, isInputError, settle } from '../shared/input-error.ts'
import { aCapacityUnit } from '../shared/units.ts'
import type { DriveResult } from './engine.ts'
import { capacityTable, convertCapacity, type ShownCapacity, shownCapacity } from './engine.ts'

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
