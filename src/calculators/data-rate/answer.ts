import { type InputError, isInputError } from '../shared/input-error.ts'
import { type RateTable, rateTable } from './rate-table.ts'

/** What the page asks: a rate, and the one unit that the answer is given in. */
export interface DataRateQuestion {
  readonly value: string
  readonly fromUnit: string
  readonly toUnit: string
}

/** Everything that the page shows for a rate. */
export interface DataRateAnswer extends RateTable {
  /** The rate in the asked-for unit, as decimal text. */
  readonly text: string
}

/** The rate in the asked-for unit, beside the table of all of them. */
export function answerDataRate({ value, fromUnit, toUnit }: DataRateQuestion): DataRateAnswer | InputError {
  const table = rateTable({ value, fromUnit })
  if (isInputError(table)) return table
  const row = table.rows.find(({ unit }) => unit === toUnit)
  return row ? { ...table, text: row.text } : { error: 'unknown-unit', field: 'toUnit' }
}
