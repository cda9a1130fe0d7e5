import { type ErrorCode, type InputError, isInputError } from '../../shared/input-error.ts'
import type { Form, Values } from './fields.ts'
import { fieldsOfForm, initialValues, readValues, shownGroups } from './values.ts'

/** Why a field's value was refused, by the field's name in the form. */
export type FieldErrors = Readonly<Record<string, ErrorCode>>

/** A result and the input that it was made of, or what stands in its way. */
interface Evaluation<Input, Result> {
  readonly input: Input
  readonly result: Result | undefined
  readonly errors: FieldErrors
}

/** The calculator's input for the values of a form. */
export const inputOf = <Input>(form: Form<Input>, values: Values): Input => {
  const read = readValues(form, values)
  return form.toInput ? form.toInput(read, values) : (read as Input)
}

/**
 * Runs a calculator on a form's values. A calculator names the first field that it refuses; to mark all of them at once, the rest is
 * checked with a new form's value in the refused one's place. Such a run's result is never used.
 */
export const evaluate = <Input, Result extends object>(
  form: Form<Input>,
  values: Values,
  calculate: (input: Input) => Result | InputError,
): Evaluation<Input, Result> => {
  const errors: Record<string, ErrorCode> = {}
  const input = inputOf(form, values)
  let outcome = calculate(input)
  if (!isInputError(outcome)) return { input, result: outcome, errors }
  const initial = initialValues(form)
  for (let tried = values; isInputError(outcome); outcome = calculate(inputOf(form, tried))) {
    const name = fieldNamed(form, tried, outcome.field)
    // Without what was refused there may be nothing left to calculate, which is nobody's mistake.
    const isLeftEmpty = outcome.error === 'nothing-chosen' && Object.keys(errors).length > 0
    if (name in errors || (isLeftEmpty && tried[name] === initial[name])) break
    if (!isLeftEmpty) errors[name] = outcome.error
    tried = { ...tried, [name]: initial[name] ?? '' }
  }
  return { input, result: undefined, errors }
}

/** The form's field for the name in an error; an error at no shown field is marked at the first one, so that none is ever lost. */
const fieldNamed = <Input>(form: Form<Input>, values: Values, reported: string): string => {
  const name = form.errorFields?.[reported] ?? reported
  const shown = fieldsOfForm({ groups: shownGroups(form, values) }).map((field) => field.name)
  return shown.includes(name) ? name : (shown[0] ?? name)
}
