import { Document } from './layout/document.tsx'
import type { PageProps } from './layout/page-props.ts'

export const requires = ['clauses']

export function Page(props: PageProps) {
  return <Document {...props} hero={{ look: 'document' }} hasContents />
}
