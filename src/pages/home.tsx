import { Document } from './layout/document.tsx'
import type { PageProps } from './layout/page-props.ts'

export const requires = ['index', 'diagram', 'figures', 'steps', 'calculator', 'action']

export function Page(props: PageProps) {
  return <Document {...props} size="tall" contents="none" />
}
