import type { Calculator } from './calculator.ts'
import type { DurationStyle } from './shared/time.ts'
import { evaluate } from './ui/form/evaluate.ts'
import type { Field, Form, Values } from './ui/form/fields.ts'
import type { Outcome } from './ui/form/use-calculation.ts'
import { countedValue, initialValues, meantValues, shownGroups } from './ui/form/values.ts'
import type { Format } from './ui/format/format.ts'

/** Formats figures as a language's calculator pages do. For the build and tests only. */
export interface Writer extends Format {
  /** Formats seconds for reading: `3 h 23 min 27 s`. */
  readonly duration: (seconds: number, style?: DurationStyle) => string
  /** Formats an amount in US dollars, with cents if there are any. */
  readonly usd: (amount: number) => string
}

type Texts = Readonly<Record<string, string>>

/** A worked example in a page's text: its inputs and figures fill the placeholders `{{<calculator>.<example>.<name>}}`. */
export interface Example {
  /** Values that differ from a new form's, as a visitor would type them. */
  readonly entered: Values
  /** The numbers, entered or initial, by field, with their units. */
  readonly inputs: (write: Writer) => Texts
  /** The results. Throws if the form refuses an input. */
  readonly figures: (write: Writer) => Texts
}

export type Examples = Readonly<Record<string, Example>>

/** Units written without a space after the number. */
const closed: Readonly<Record<string, string>> = { '%': '%', ': 1': ':1' }

/** Writes a number with its unit's symbol; units in words are left to the surrounding text. */
const inputText = (field: Field, values: Values, { number }: Writer): string => {
  const value = countedValue(field, values)
  if (field.kind !== 'number' || value.trim() === '') return ''
  const { units } = field
  const unit = field.unit ?? (units?.symbols && (values[units.name] ?? units.initial))
  const written = number(value, 15)
  if (unit === undefined) return written
  return closed[unit] ? `${written}${closed[unit]}` : `${written}\u00a0${unit}`
}

const inputsOf = (form: Form, entered: Values, write: Writer): Texts => {
  const values = meantValues(form, { ...initialValues(form), ...entered })
  const fields = shownGroups(form, values).flatMap((group) => group.fields)
  const texts = fields.map((field) => [field.name, inputText(field, values, write)] as const)
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

/**
 * Makes an example whose figures the calculator itself calculates.
 * @param figures writes the results; the page must show each of these texts for the same inputs
 */
export const example = <Answer extends object>(
  { form, answer }: Calculator<Answer>,
  entered: Values,
  figures: (outcome: Outcome<Answer>, write: Writer) => Texts,
): Example => {
  const values = { ...initialValues(form), ...entered }
  return {
    entered,
    inputs: (write) => inputsOf(form, entered, write),
    figures: (write) => {
      const { result, errors } = evaluate(form, values, answer)
      if (!result) throw new Error(`${form.id}: an example is rejected: ${JSON.stringify(errors)}`)
      return figures({ values, result }, write)
    },
  }
}
