import { Document } from './layout/document.tsx'
import { Industry } from './layout/industry.tsx'
import type { PageProps } from './layout/page-props.ts'

export function Page(props: PageProps) {
  return <Document {...props} hero={{ look: 'woven', aside: <Industry {...props} /> }} hasContents />
}
