import type { PageProps } from '../components/page-props.ts'
import { Document } from './layout/document.tsx'

export const requires = ['index']

export function Page(props: PageProps) {
  return <Document {...props} size="compact" contents="none" />
}
