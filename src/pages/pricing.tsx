import { PriceListSection } from '../pricing/page/price-list.tsx'
import { Document } from './layout/document.tsx'
import type { PageProps } from './layout/page-props.ts'

export const requires = ['list', 'table', 'questions']

export function Page(props: PageProps) {
  const { priceList } = props.content
  return (
    <Document {...props} size="compact" contents="none">
      {priceList && <PriceListSection {...priceList} />}
    </Document>
  )
}
