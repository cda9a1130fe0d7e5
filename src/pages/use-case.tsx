import { Document } from './layout/document.tsx'
import { Industry } from './layout/industry.tsx'
import type { PageProps } from './layout/page-props.ts'
import { PriceExample } from './layout/price-from.tsx'

export function Page(props: PageProps) {
  const { priceExample } = props.content
  return (
    <Document
      {...props}
      hero={{ look: 'woven', aside: <Industry {...props} /> }}
      price={priceExample && <PriceExample {...priceExample} />}
    />
  )
}
