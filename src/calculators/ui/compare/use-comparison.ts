import type { Values } from '../form/fields.ts'
import type { Calculation, Outcome } from '../form/use-calculation.ts'
import type { CsvTable } from '../result/csv.ts'
import { useTexts } from '../texts.ts'
import { asksSame, type Compared, type ComparedTable, columnOf, tableOf } from './compared.ts'

/** A column's head. */
export interface Head {
  readonly name: string
  readonly values: Values
  /** Its place among the kept ones; the form's own values have none. */
  readonly kept?: number
}

export interface Comparison extends ComparedTable {
  readonly heads: readonly Head[]
}

/** What the address keeps and what the form holds, side by side; nothing while nothing is kept. */
export const useComparison = <Input, Result extends object>(
  { form, state, calculate }: Calculation<Input, Result>,
  compared: Compared<Outcome<Input, Result>> | undefined,
): Comparison | undefined => {
  const texts = useTexts()
  if (!compared || state.kept.length === 0) return undefined
  const kept = state.kept.map((values, index) => ({
    name: String.fromCharCode(65 + index),
    values,
    kept: index,
  }))
  const isKept = kept.some(({ values }) => asksSame(form, values, state.values))
  const heads = isKept ? kept : [...kept, { name: texts.shared('compare.now'), values: state.values }]
  const source = { form, calculate, compared, texts }
  return { heads, ...tableOf(heads.map(({ values }) => columnOf(source, values))) }
}

/** The comparison for a spreadsheet. */
export const comparisonRows = ({ heads, inputs, results }: Comparison, title: string): CsvTable => [
  [title, ...heads.map(({ name }) => name)],
  ...[...results, ...inputs].map(({ label, texts }) => [label, ...texts]),
]
