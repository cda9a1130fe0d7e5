import { createContext, useContext, useMemo } from 'react'
import { useNewest } from '../../../components/use-newest.ts'
import type { FieldErrors } from './evaluate.ts'
import type { ErrorValues, Form, Values } from './fields.ts'
import type { FormState } from './use-form.ts'

export interface FormView {
  readonly state: FormState
  readonly errors: FieldErrors
  /** What the texts of errors name beside the value. */
  readonly errorValues?: ErrorValues | undefined
}

/** What can be done to a form; the same object for as long as the form is shown. */
export interface FormActions
  extends Pick<FormState, 'type' | 'choose' | 'fill' | 'settle' | 'link' | 'keep' | 'drop'> {
  readonly form: Form<unknown>
  /** The newest values. */
  readonly values: () => Values
  /** How many sets of values are kept. */
  readonly keptCount: () => number
}

/** The form that a field stands in; changes with every keystroke. */
export const FormContext = createContext<FormView | undefined>(undefined)

/** For results, which must not be drawn again because a key was pressed. */
export const FormActionsContext = createContext<FormActions | undefined>(undefined)

export const useFormView = (): FormView => {
  const view = useContext(FormContext)
  if (!view) throw new Error('a field stands outside a form')
  return view
}

export const useFormActions = (): FormActions => {
  const actions = useContext(FormActionsContext)
  if (!actions) throw new Error('a result stands outside a calculator')
  return actions
}

/** The form's actions as one object that never changes and always acts on the newest state. */
export const useStableActions = (form: Form<unknown>, state: FormState): FormActions => {
  const newest = useNewest(state)
  return useMemo(
    () => ({
      form,
      values: () => newest.current.values,
      keptCount: () => newest.current.kept.length,
      link: () => newest.current.link(),
      type: (name, value, others) => newest.current.type(name, value, others),
      choose: (name, value) => newest.current.choose(name, value),
      fill: (values, name) => newest.current.fill(values, name),
      settle: () => newest.current.settle(),
      keep: () => newest.current.keep(),
      drop: (index) => newest.current.drop(index),
    }),
    [form, newest],
  )
}
