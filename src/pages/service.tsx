import { PictureFigure } from '../blocks/picture/figure.tsx'
import { PriceSlot } from '../pricing/page/price-slot.tsx'
import { Document } from './layout/document.tsx'
import { OwnDiagram } from './layout/own-diagram.tsx'
import type { PageProps } from './layout/page-props.ts'
import { PriceFrom } from './layout/price-from.tsx'

export function Page(props: PageProps) {
  const { content } = props
  const { priceSlot, picture, layout } = content
  return (
    <Document
      {...props}
      hero={
        picture
          ? { look: 'picture', aside: <PictureFigure picture={picture} /> }
          : { look: 'split', aside: <OwnDiagram content={content} /> }
      }
      price={priceSlot && <PriceFrom headline={priceSlot.headline} />}
      hasContents
    >
      {priceSlot && <PriceSlot {...priceSlot} ground={layout?.grounds.price} />}
    </Document>
  )
}
