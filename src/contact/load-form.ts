import type { ComponentType } from 'react'
import { requireExport } from '../browser/require-export.ts'

let form: ComponentType | undefined

/** Fetches the form, which only the contact page needs. */
export const loadForm = async (): Promise<void> => {
  form ??= requireExport((await import('./form.tsx')).Form, 'the contact form')
}

export const loadedForm = (): ComponentType | undefined => form
