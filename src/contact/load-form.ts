import type { ComponentType, ReactNode } from 'react'
import { requireExport } from '../browser/require-export.ts'

/** `messageHints` is shown below the message's field. */
type FormComponent = ComponentType<{ messageHints?: ReactNode }>

let form: FormComponent | undefined

/** Fetches the form, which only the contact page needs. */
export const loadForm = async (): Promise<void> => {
  form ??= requireExport((await import('./form.tsx')).Form, 'the contact form')
}

export const loadedForm = (): FormComponent | undefined => form
