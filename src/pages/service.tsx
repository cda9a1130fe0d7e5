import { PriceSlot } from '../pricing/page/price-slot.tsx'
import { Document } from './layout/document.tsx'
import type { PageProps } from './layout/page-props.ts'

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
  const { priceSlot } = props.content
  return <Document {...props}>{priceSlot && <PriceSlot {...priceSlot} />}</Document>
}
