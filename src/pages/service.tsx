import type { PageProps } from '../components/page-props.ts'
import { Document } from './layout/document.tsx'

export const requires = [
  'features',
  'diagram',
  'responsibility',
  'steps',
  'list',
  'table|figures',
  'alternatives',
  'questions',
]

export function Page(props: PageProps) {
  return <Document {...props} />
}
