import type { PageProps } from '../components/page-props.ts'
import { Document } from './layout/document.tsx'

export const requires = ['index', 'diagram', 'figures', 'steps', 'calculator', 'action']

export function Page(props: PageProps) {
  return <Document {...props} size="tall" contents="none" />
}
