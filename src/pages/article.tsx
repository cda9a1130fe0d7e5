import type { PageProps } from '../components/page-props.ts'
import { Document } from './layout/document.tsx'

export const requires = ['diagram|table|figures|timeline']

export function Page(props: PageProps) {
  return <Document {...props} />
}
