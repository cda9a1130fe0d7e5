import type { Fields } from './shared/checks.ts'
import type { InputError } from './shared/input-error.ts'
import type { Form } from './ui/form/fields.ts'

/** The form and the English texts of each calculator, by its id; its folder adds them. */
// biome-ignore lint/suspicious/noEmptyInterface: extended by each calculator's folder
export interface Calculators {}

/** What each calculator's folder exports for the registry: used by the build, vectors, tests and benchmarks. */
export interface Calculator<Answer extends object> {
  readonly form: Form
  /** Answers a form's question. */
  readonly answer: (fields: Fields) => Answer | InputError
  /** Calculates from a vector's inputs, valid or not. */
  readonly calculate: (input: Readonly<Record<string, unknown>>) => object
}
