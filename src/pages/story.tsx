import type { PageProps } from '../components/page-props.ts'
import { Document } from './layout/document.tsx'

export const requires = ['prose', 'figures']

export function Page(props: PageProps) {
  return <Document {...props} contents="none" />
}
