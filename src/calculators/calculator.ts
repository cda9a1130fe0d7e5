import type { InputError } from './shared/input-error.ts'
import type { Form } from './ui/form/fields.ts'

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
