import type { ComponentType } from 'react'

let form: ComponentType | undefined

/** Fetches the form, which only the contact page needs. */
export const loadForm = async (): Promise<void> => {
  form ??= (await import('./form.tsx')).Form
  // What is left of a script that was cut off can be a script.
  if (!form) throw new Error('the script of the contact form lacks it')
}

/** The form, where it has been fetched. */
export const loadedForm = (): ComponentType | undefined => form
