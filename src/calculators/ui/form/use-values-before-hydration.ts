import { useContext, useEffect, useRef } from 'react'
import { NavigationTypeContext } from '../../../components/navigation-type.ts'
import { inputId } from './field-frame.tsx'
import type { Form, Values } from './fields.ts'
import type { FormActions } from './form-context.ts'
import { fieldsOfForm } from './values.ts'

/** What the control of a field holds, as the form's values say it; nothing for a field that is not asked. */
const heldBy = (name: string): string | undefined => {
  const control = document.getElementById(inputId(name))
  if (control?.role === 'radiogroup') return control.querySelector<HTMLInputElement>(':checked')?.value
  if (control instanceof HTMLSelectElement) return control.value
  if (control instanceof HTMLInputElement)
    return control.type === 'checkbox' ? String(control.checked) : control.value
  return undefined
}

/**
 * Takes over what was entered while the page was still a document. Hydration leaves it in the controls but tells nobody, and the answer
 * would be that of other values.
 * @param values those of the first render
 */
export const useValuesBeforeHydration = (
  form: Pick<Form<unknown>, 'groups'>,
  values: Values,
  { type, fill }: FormActions,
): void => {
  const wasDocument = useContext(NavigationTypeContext) === 'load'
  const rendered = useRef(values)
  useEffect(() => {
    if (!wasDocument) return
    const changed = fieldsOfForm(form).flatMap(({ name }) => {
      const held = heldBy(name)
      return held === undefined || held === rendered.current[name] ? [] : [[name, held] as const]
    })
    const [first, second] = changed
    // What the address and the browser's storage hold is rendered right after these effects; it must not be lost.
    if (first) queueMicrotask(() => (second ? fill(Object.fromEntries(changed)) : type(...first)))
  }, [form, wasDocument, type, fill])
}
