import { type InputError, isInputError, settle } from '../shared/input-error.ts'
import { aRateUnit } from '../shared/units.ts'
import { type RateTable, rateTable } from './engine.ts'

/** What the page asks: a rate, and the one unit that the answer is given in. */
export interface DataRateQuestion {
  readonly value: string
  readonly fromUnit: string
  readonly toUnit: string
}

/** Everything that the page shows for a rate. */
export interface DataRateAnswer extends RateTable {
  /** The units by their own symbols, whatever they were called: `Mbit/s` for `mbps`. */
  readonly from: string
  readonly to: string
  /** The rate in the asked-for unit, as decimal text. */
  readonly text: string
}

/** The rate in the asked-for unit, beside the table of all of them. */
export function answerDataRate({ value, fromUnit, toUnit }: DataRateQuestion): DataRateAnswer | InputError {
  const table = rateTable({ value, fromUnit })
  if (isInputError(table)) return table
  const to = settle(() => aRateUnit(toUnit, 'toUnit'))
  if (isInputError(to)) return { ...to, field: 'toUnit' }
  const text = table.rows.find(({ unit }) => unit === to.symbol)?.text ?? ''
  return { ...table, from: aRateUnit(fromUnit, 'fromUnit').symbol, to: to.symbol, text }
}
