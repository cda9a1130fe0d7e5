import { createContext } from 'react'
import { dotted } from '../../../typography/dotted.ts'
import type { Fields } from '../../shared/checks.ts'
import type { InputError } from '../../shared/input-error.ts'
import { evaluate } from '../form/evaluate.ts'
import type { Form, Values } from '../form/fields.ts'
import { readNumber } from '../form/read-typed.ts'
import type { Outcome } from '../form/use-calculation.ts'
import { areSame, meantValues } from '../form/values.ts'
import { type Currency, currencies } from '../money/currency.ts'
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
  /** The text of an input where its label is not beside it. */
  readonly alone?: string
  /** Whether an input has a new form's value. */
  readonly isAsNew?: boolean
  /** The currency of an amount, and its text without it. */
  readonly currency?: Currency | undefined
  readonly bare?: string | undefined
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
    const bare = row.map((cell) => cell?.bare)
    const alone = row.map((cell) => cell?.alone)
    return {
      id,
      label,
      texts,
      bare,
      alone,
      amounts,
      differs: new Set(texts).size > 1,
      isChosen: isChosen(row),
    }
  })
}

/** Whether an input differs where it applies, or applies only to some columns but was entered there. */
const isChosen = (cells: readonly (Cell | undefined)[]) => {
  const present = cells.filter((cell) => cell !== undefined)
  return (
    new Set(present.map(({ text }) => text)).size > 1 ||
    (present.length < cells.length && !present.every(({ isAsNew }) => isAsNew))
  )
}

/** What tells each column from the others: its first input that differs, and the next one where others share that. */
const wordsApart = (inputs: readonly ComparedRow[], columns: readonly Column[]): readonly string[] => {
  const wordsOf = (rows: readonly ComparedRow[]) =>
    columns.map((_, column) => dotted(rows.map(({ alone }) => alone[column])))
  const words = wordsOf(inputs.slice(0, 1))
  return new Set(words).size === columns.length ? words : wordsOf(inputs.slice(0, 2))
}

/** Puts the columns side by side. */
export const tableOf = (columns: readonly Column[]) => {
  const inputs = rowsOf(columns.map((column) => column.inputs)).filter(({ isChosen }) => isChosen)
  const results = rowsOf(columns.map((column) => column.results))
  const currenciesOf = columns.flatMap((column) => column.results).flatMap(({ currency }) => currency ?? [])
  return {
    /** Inputs that differ between columns; the others need no row. */
    inputs,
    results,
    words: wordsApart(inputs, columns),
    /** The currency of all amounts, if it is one. */
    currency: new Set(currenciesOf).size === 1 ? currenciesOf[0] : undefined,
  }
}

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
  const inputs = inputTexts(form, values, texts).map(({ name, ...texts }) => ({ id: name, ...texts }))
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
        ...withoutCurrency(answer.amount?.unit, [answer.value, answer.words].filter(Boolean).join(' ')),
        amount: answer.amount,
      },
      ...compared.figures(outcome).map(({ id, label, value, amount }) => {
        const { currency, number = '' } = figure.exec(value)?.groups ?? {}
        return { id: `figure-${id}`, label, text: value, amount, ...withoutCurrency(currency, number) }
      }),
    ],
  }
}

const withoutCurrency = (unit: string | undefined, bare: string) => {
  const currency = currencies.find((one) => one === unit)
  return currency && { currency, bare }
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
  ...[...inputs, ...results].map(cellsOf),
]

/** Whether two sets of values ask the same question. */
export const asksSame = (form: Form, one: Values, other: Values): boolean =>
  areSame(meantValues(form, one), meantValues(form, other))

/** Provides the comparison's rows for exports; no rows if nothing is kept. */
export const ComparisonContext = createContext<(() => CsvTable) | undefined>(undefined)
