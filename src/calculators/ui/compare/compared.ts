import { createContext } from 'react'
import type { Fields } from '../../shared/checks.ts'
import type { InputError } from '../../shared/input-error.ts'
import { evaluate } from '../form/evaluate.ts'
import type { Form, Values } from '../form/fields.ts'
import { readNumber } from '../form/read-typed.ts'
import type { Outcome } from '../form/use-calculation.ts'
import { areSame, meantValues } from '../form/values.ts'
import type { AnswerFigure } from '../result/answer.tsx'
import { type CsvTable, inputTexts } from '../result/export.ts'
import type { Amount, FigureItem } from '../result/figures.tsx'
import type { Texts } from '../texts.ts'

/** What a calculator compares: its answer, and the figures beside it. */
export interface Compared<Shown> {
  readonly answer: (outcome: Shown) => AnswerFigure
  readonly figures: (outcome: Shown) => readonly FigureItem[]
}

/** Inputs and results as texts. */
interface Column {
  readonly inputs: readonly Cell[]
  readonly results: readonly Cell[]
}

interface Cell {
  readonly id: string
  readonly label: string
  readonly text: string
  readonly amount?: Amount | undefined
}

export type ComparedRow = ReturnType<typeof rowsOf>[number]

export type ComparedTable = ReturnType<typeof tableOf>

/** Heading of a column. */
export interface Head {
  readonly name: string
  readonly values: Values
  /** Its index among the kept ones; `undefined` for the form's own values. */
  readonly kept?: number
}

export interface Comparison extends ComparedTable {
  readonly heads: readonly Head[]
}

/** Rows by id, in the order in which they first occur in the columns. */
const rowsOf = (columns: readonly (readonly Cell[])[]) => {
  const labels = new Map(columns.flat().map(({ id, label }) => [id, label]))
  return [...labels].map(([id, label]) => {
    const row = columns.map((cells) => cells.find((cell) => cell.id === id))
    // A dash if it doesn't apply.
    const texts = row.map((cell) => cell?.text ?? '–')
    // For a spreadsheet; where one is missing, the text is parsed.
    const amounts = row.map((cell) => cell?.amount)
    return { id, label, texts, amounts, differs: new Set(texts).size > 1 }
  })
}

/** Puts the columns side by side. */
export const tableOf = (columns: readonly Column[]) => ({
  /** Inputs that differ between columns; the others need no row. */
  inputs: rowsOf(columns.map(({ inputs }) => inputs)).filter(({ differs }) => differs),
  results: rowsOf(columns.map(({ results }) => results)),
})

interface Source<Result> {
  readonly form: Form
  readonly calculate: (fields: Fields) => Result | InputError
  readonly compared: Compared<Outcome<Result>>
  readonly texts: Texts
}

/** Recalculates a set of values under today's rules. */
export const columnOf = <Result extends object>(
  { form, calculate, compared, texts }: Source<Result>,
  values: Values,
): Column => {
  const inputs = inputTexts(form, values, texts).map(({ name, label, text }) => ({ id: name, label, text }))
  const { result } = evaluate(form, values, calculate)
  if (!result) return { inputs, results: [] }
  const outcome = { values, result }
  const answer = compared.answer(outcome)
  return {
    inputs,
    results: [
      {
        id: 'answer',
        label: texts.shared('compare.answer'),
        text: [[answer.value, answer.unit].filter(Boolean).join('\u00a0'), answer.words]
          .filter(Boolean)
          .join(' '),
        amount: answer.amount,
      },
      ...compared
        .figures(outcome)
        .map(({ id, label, value, amount }) => ({ id: `figure-${id}`, label, text: value, amount })),
    ],
  }
}

/** A figure as formatted on pages: a number alone, after its currency, or before its unit. */
const figure = /^(?:(?<currency>[A-Z]{3})\u00a0)?(?<number>[-+\d.,]+)(?:\u00a0?(?<unit>[^\d\u00a0][^\d]*))?$/u

const figureOf = (text: string) => {
  const { currency, number = '', unit = currency ?? '' } = figure.exec(text)?.groups ?? {}
  const read = readNumber(number)
  return read === undefined ? undefined : { value: Number(read), unit: unit.trim() }
}

/** A row's cells: numbers, with the unit in the label, if it has one unit; otherwise its texts. */
const cellsOf = ({ label, texts, amounts }: ComparedRow): CsvTable[number] => {
  const figures = texts.map((text, column) =>
    text === '–' ? { value: '', unit: undefined } : (amounts[column] ?? figureOf(text)),
  )
  const units = new Set(figures.flatMap((one) => one?.unit ?? []))
  if (units.size > 1 || figures.includes(undefined)) return [label, ...texts]
  const unit = [...units].join('')
  return [unit ? `${label} (${unit})` : label, ...figures.map((one) => one?.value ?? '')]
}

/** The comparison as spreadsheet rows with real numbers. */
export const comparisonRows = ({ heads, inputs, results }: Comparison, title: string): CsvTable => [
  [title, ...heads.map(({ name }) => name)],
  ...[...results, ...inputs].map(cellsOf),
]

/** Whether two sets of values ask the same question. */
export const asksSame = (form: Form, one: Values, other: Values): boolean =>
  areSame(meantValues(form, one), meantValues(form, other))

/** Provides the comparison's rows for exports; no rows if nothing is kept. */
export const ComparisonContext = createContext<(() => CsvTable) | undefined>(undefined)
