import type { Fields } from './shared/checks.ts'
import type { InputError } from './shared/input-error.ts'
import type { Form } from './ui/form/fields.ts'

/** What each calculator's folder exports for the registry: used by vectors, tests and benchmarks. */
export interface Calculator<Answer extends object> {
  readonly form: Form
  /** Answers a form's question. */
  readonly answer: (fields: Fields) => Answer | InputError
  /** Calculates from a vector's inputs, valid or not. */
  readonly calculate: (input: Readonly<Record<string, unknown>>) => object
  /** The input within the form's limits that takes `calculate` longest. */
  readonly costliest: Readonly<Record<string, unknown>>
}
