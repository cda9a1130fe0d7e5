import { useInsertionEffect, useMemo, useRef } from 'react'
import type { FormActions } from './form-context.ts'
import type { FormState } from './use-form.ts'

/** The form's actions as one object that never changes and always acts on the newest state. */
export const useStableActions = (state: FormState): FormActions => {
  const newest = useRef(state)
  useInsertionEffect(() => {
    newest.current = state
  })
  return useMemo(
    () => ({
      type: (name, value) => newest.current.type(name, value),
      choose: (name, value) => newest.current.choose(name, value),
      fill: (values) => newest.current.fill(values),
      settle: () => newest.current.settle(),
    }),
    [],
  )
}
