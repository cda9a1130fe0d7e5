import type { Writer } from './example-texts.ts'
import type { InputError } from './shared/input-error.ts'
import { evaluate } from './ui/form/evaluate.ts'
import type { Field, Form, Values } from './ui/form/fields.ts'
import type { Outcome } from './ui/form/use-calculation.ts'
import { countedValue, initialValues, meantValues, shownGroups } from './ui/form/values.ts'

/** What a calculator's folder hands to the lists of calculators: vectors, tests and benches. */
export interface Calculator<Question, Answer extends object> {
  readonly form: Form<Question>
  /** Answers what the form asks. */
  readonly answer: (question: Question) => Answer | InputError
  /** Calculates from the vectors' inputs, whatever they hold. */
  readonly calculate: (input: Readonly<Record<string, unknown>>) => object
  /** Names the steps of the working, each of which has its texts. */
  readonly steps: readonly string[]
  /** Costs `calculate` most among the inputs that the form accepts. */
  readonly costliest: Readonly<Record<string, unknown>>
}

/** What the browser's tests enter in a calculator, and what it answers: they try with it what every calculator must do. */
export interface BrowserCase {
  /** The page's answer before anything is entered; digits and units are the same in every language. */
  readonly before: string
  /** The same on the Thai page, if that starts with other values. */
  readonly beforeInThai?: string
  /** A field, what is typed into it, and the page's answer to it. */
  readonly field: string
  readonly typed: string
  readonly after: string
  /** A hand-edited query, the fields that it spoils, and their values in it. */
  readonly bad: string
  readonly spoilt: Readonly<Record<string, string>>
  /** A line of the CSV file for `typed`, the same in every language. */
  readonly csv: string
}

type Texts = Readonly<Record<string, string>>

/** A calculation that a page tells: its inputs and its figures fill the placeholders `{{<calculator>.<example>.<name>}}`. */
export interface Example {
  /** What is entered where a new form holds something else, as a visitor would type it. */
  readonly entered: Values
  /** The numbers entered or left as they are, by field, with their units. */
  readonly inputs: (write: Writer) => Texts
  /** What came out. Throws where the form refuses an input. */
  readonly figures: (write: Writer) => Texts
}

export type Examples = Readonly<Record<string, Example>>

/** Units that a text writes close to their number. */
const closed: Readonly<Record<string, string>> = { '%': '%', ': 1': ':1' }

/** A number with the symbol of its unit; units that have words are left to the text around it. */
const inputText = (field: Field, values: Values, { number }: Writer): string => {
  const value = countedValue(field, values)
  if (field.kind !== 'number' || value.trim() === '') return ''
  const { units } = field
  const unit = field.unit ?? (units?.symbols && (values[units.name] ?? units.initial))
  const written = number(value, 15)
  if (unit === undefined) return written
  return closed[unit] ? `${written}${closed[unit]}` : `${written}\u00a0${unit}`
}

const inputsOf = (form: Form<unknown>, entered: Values, write: Writer): Texts => {
  const values = meantValues(form, { ...initialValues(form), ...entered })
  const fields = shownGroups(form, values).flatMap((group) => group.fields)
  const texts = fields.map((field) => [field.name, inputText(field, values, write)] as const)
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

/**
 * An example, calculated by the calculator itself.
 * @param figures writes what came out; the page must show each of these texts for the same inputs
 */
export const example = <Question, Answer extends object>(
  { form, answer }: Calculator<Question, Answer>,
  entered: Values,
  figures: (outcome: Outcome<Question, Answer>, write: Writer) => Texts,
): Example => {
  const values = { ...initialValues(form), ...entered }
  return {
    entered,
    inputs: (write) => inputsOf(form as Form<unknown>, entered, write),
    figures: (write) => {
      const { input, result, errors } = evaluate(form, values, answer)
      if (!result) throw new Error(`${form.id}: an example is refused: ${JSON.stringify(errors)}`)
      return figures({ values, input, result }, write)
    },
  }
}
