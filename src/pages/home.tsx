import { firstBlock } from '../blocks/first-block.ts'
import { PictureFigure } from '../blocks/picture/figure.tsx'
import { SampleTag } from '../components/section.tsx'
import { Stats } from '../components/stats.tsx'
import visuallyHidden from '../components/visually-hidden.module.css'
import { QuickEstimate } from '../pricing/quick/quick-estimate.tsx'
import { Document } from './layout/document.tsx'
import type { PageProps } from './layout/page-props.ts'
import { PriceExample } from './layout/price-from.tsx'
import { Woven } from './layout/woven.tsx'

/** The home page; its figures, linked to the documents that prove them, appear only in the hero. */
export function Page({ page, content }: PageProps) {
  const proof = firstBlock(content.blocks, 'figures')
  const blocks = content.blocks.filter((block) => block !== proof)
  const below = proof && (
    <section id={proof.id}>
      <h2 className={visuallyHidden.hidden}>{proof.title}</h2>
      <Stats as="strip" items={proof.items} />
      {proof.sample && <SampleTag />}
    </section>
  )
  const price = content.priceExample && <PriceExample {...content.priceExample} />
  const aside = (
    <>
      <Woven page={page} />
      {content.picture && <PictureFigure picture={content.picture} isOnCloth />}
    </>
  )
  return (
    <Document
      page={page}
      content={{ ...content, blocks }}
      hero={{ look: 'home', aside, below }}
      price={price}
    >
      {content.quickEstimate && <QuickEstimate {...content.quickEstimate} />}
    </Document>
  )
}
