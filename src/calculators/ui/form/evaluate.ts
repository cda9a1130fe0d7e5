import type { Fields } from '../../shared/checks.ts'
import { type ErrorCode, type InputError, isInputError } from '../../shared/input-error.ts'
import type { Form, Values } from './fields.ts'
import { initialValues, readValues, shownFields } from './values.ts'

/** Why a field's value was refused, by the field's name in the form. */
export type FieldErrors = Readonly<Record<string, ErrorCode>>

/**
 * Runs a calculator on a form's values: returns its result, or the errors that prevent it. A calculator reports only the first field it rejects; to mark all of them at once, the rest is
 * checked with a new form's value in place of the rejected one. The result of such a run is never used.
 */
export const evaluate = <Result extends object>(
  form: Form,
  values: Values,
  calculate: (fields: Fields) => Result | InputError,
): { readonly result: Result | undefined; readonly errors: FieldErrors } => {
  const errors: Record<string, ErrorCode> = {}
  let outcome = calculate(readValues(form, values))
  if (!isInputError(outcome)) return { result: outcome, errors }
  const initial = initialValues(form)
  for (let tried = values; isInputError(outcome); outcome = calculate(readValues(form, tried))) {
    const name = fieldNamed(form, tried, outcome.field)
    // Without the rejected values there may be nothing left to calculate, which is no error.
    const isLeftEmpty = outcome.error === 'nothing-chosen' && Object.keys(errors).length > 0
    if (name in errors || (isLeftEmpty && tried[name] === initial[name])) break
    if (!isLeftEmpty) errors[name] = outcome.error
    tried = { ...tried, [name]: initial[name] ?? '' }
  }
  return { result: undefined, errors }
}

/** The form's field for an error; an error at a field that isn't shown goes to the first one, so that none is lost. */
const fieldNamed = (form: Form, values: Values, name: string): string => {
  const shown = shownFields(form, values).map((field) => field.name)
  return shown.includes(name) ? name : (shown[0] ?? name)
}
