import { PriceSlot } from '../pricing/page/price-slot.tsx'
import { Document } from './layout/document.tsx'
import { OwnDiagram } from './layout/own-diagram.tsx'
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
  const { content } = props
  return (
    <Document
      {...props}
      hero={{ look: 'split', aside: <OwnDiagram content={content} /> }}
      price={content.priceSlot && <PriceSlot {...content.priceSlot} />}
      hasContents
    />
  )
}
