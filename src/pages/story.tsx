import { Document } from './layout/document.tsx'
import type { PageProps } from './layout/page-props.ts'

export const requires = ['prose', 'figures']

export function Page(props: PageProps) {
  return <Document {...props} contents="none" />
}
