import { loadForm } from '../contact/load-form.ts'
import { Document } from './layout/document.tsx'
import type { PageProps } from './layout/page-props.ts'

export const requires = ['contact-form', 'contacts', 'steps']

export const load = loadForm

export function Page(props: PageProps) {
  return <Document {...props} size="compact" contents="none" />
}
