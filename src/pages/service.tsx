import { PictureFigure } from '../blocks/picture/figure.tsx'
import { loadTried } from '../blocks/picture/load-tried.ts'
import { PriceSlot } from '../pricing/page/price-slot.tsx'
import { Document } from './layout/document.tsx'
import type { PageProps } from './layout/page-props.ts'
import { PriceFrom } from './layout/price-from.tsx'

export const load = loadTried

export function Page(props: PageProps) {
  const { priceSlot, picture, layout, blocks } = props.content
  const isDrawn = blocks.some((block) => block.type === 'picture' && block.picture.kind === 'capacity')
  return (
    <Document
      {...props}
      hero={{ look: 'picture', aside: picture && <PictureFigure picture={picture} /> }}
      price={priceSlot && <PriceFrom headline={priceSlot.headline} />}
      hasContents
    >
      {priceSlot && <PriceSlot {...priceSlot} ground={layout?.grounds.price} isDrawn={isDrawn} />}
    </Document>
  )
}
