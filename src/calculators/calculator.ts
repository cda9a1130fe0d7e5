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
