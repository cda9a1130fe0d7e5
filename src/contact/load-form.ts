import type { ComponentType } from 'react'

let form: ComponentType | undefined

/** Fetches the form, which only the contact page needs. */
export const loadForm = async (): Promise<void> => {
  form ??= (await import('./form.tsx')).Form
}

/** The form, where it has been fetched. */
export const loadedForm = (): ComponentType | undefined => form
