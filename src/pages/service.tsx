import { pricingPicture } from '../blocks/first-block.ts'
import { loadTried } from '../blocks/picture/load-tried.ts'
import { PriceSlot, PriceTerms } from '../pricing/page/price-slot.tsx'
import { Document } from './layout/document.tsx'
import type { PageProps } from './layout/page-props.ts'
import { PictureOnCloth } from './layout/picture-on-cloth.tsx'
import { PriceFrom } from './layout/price-from.tsx'

export const load = loadTried

/** A service's page. A picture that prices sizes also says how they are charged; pages without one have a section for the price. */
export function Page({ page, content }: PageProps) {
  const { priceSlot, picture, layout } = content
  const drawn = pricingPicture(content.blocks)
  const blocks = content.blocks.map((block) =>
    block === drawn && priceSlot
      ? {
          ...drawn,
          picture: { ...drawn.picture, estimate: priceSlot.link.label },
          terms: <PriceTerms {...priceSlot} />,
        }
      : block,
  )
  return (
    <Document
      page={page}
      content={{ ...content, blocks }}
      hero={{ look: 'picture', aside: picture && <PictureOnCloth page={page} picture={picture} /> }}
      price={priceSlot && <PriceFrom headline={priceSlot.headline} section={drawn?.id} />}
    >
      {priceSlot && !drawn && <PriceSlot {...priceSlot} ground={layout?.grounds.price} />}
    </Document>
  )
}
