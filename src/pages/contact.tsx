import type { PageProps } from '../components/page-props.ts'
import { loadForm } from '../contact/load-form.ts'
import { Document } from './layout/document.tsx'

export const requires = ['contact-form', 'contacts', 'steps']

export const load = loadForm

export function Page(props: PageProps) {
  return <Document {...props} size="compact" contents="none" />
}
