import { type ErrorCode, type InputError, isInputError } from '../../shared/input-error.ts'
import type { Form, Values } from './fields.ts'
import { fieldsOfForm, initialValues, readValues, shownGroups } from './values.ts'

/** Why a field's value was refused, by the field's name in the form. */
export type FieldErrors = Readonly<Record<string, ErrorCode>>

/** A result with its input, or the errors that prevent it. */
interface Evaluation<Input, Result> {
  readonly input: Input
  readonly result: Result | undefined
  readonly errors: FieldErrors
}

/** Makes the calculator's input from a form's values. */
export const inputOf = <Input>(form: Form<Input>, values: Values): Input => {
  const read = readValues(form, values)
  return form.toInput ? form.toInput(read, values) : (read as Input)
}

/**
 * Runs a calculator on a form's values. A calculator reports only the first field it rejects; to mark all of them at once, the rest is
 * checked with a new form's value in place of the rejected one. The result of such a run is never used.
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
    // Without the rejected values there may be nothing left to calculate, which is no error.
    const isLeftEmpty = outcome.error === 'nothing-chosen' && Object.keys(errors).length > 0
    if (name in errors || (isLeftEmpty && tried[name] === initial[name])) break
    if (!isLeftEmpty) errors[name] = outcome.error
    tried = { ...tried, [name]: initial[name] ?? '' }
  }
  return { input, result: undefined, errors }
}

/** The form's field for an error; an error at a field that isn't shown goes to the first one, so that none is lost. */
const fieldNamed = <Input>(form: Form<Input>, values: Values, reported: string): string => {
  const name = form.errorFields?.[reported] ?? reported
  const shown = fieldsOfForm({ groups: shownGroups(form, values) }).map((field) => field.name)
  return shown.includes(name) ? name : (shown[0] ?? name)
}
