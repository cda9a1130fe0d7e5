import type { PageProps } from '../components/page-props.ts'
import { Document } from './layout/document.tsx'

export const requires = ['table|list', 'diagram', 'steps', 'questions']

export function Page(props: PageProps) {
  return <Document {...props} />
}
