import type { ReactNode } from 'react'
import { firstBlock } from '../../../src/blocks/first-block.ts'
import { PictureFigure } from '../../../src/blocks/picture/figure.tsx'
import type { PageId, PageKind } from '../../../src/catalogue/pages.ts'
import { pageOf } from '../../../src/catalogue/urls.ts'
import { Stats } from '../../../src/components/stats.tsx'
import { BottomBar } from '../../../src/pages/layout/bottom-bar.tsx'
import { Breadcrumbs } from '../../../src/pages/layout/breadcrumbs.tsx'
import { Channels } from '../../../src/pages/layout/channels.tsx'
import { Closing, endsInBand } from '../../../src/pages/layout/closing.tsx'
import { Hero, type HeroProps } from '../../../src/pages/layout/hero.tsx'
import { Industry } from '../../../src/pages/layout/industry.tsx'
import { OnThisPage } from '../../../src/pages/layout/on-this-page.tsx'
import { PriceFrom } from '../../../src/pages/layout/price-from.tsx'
import { Related } from '../../../src/pages/layout/related.tsx'
import { ServiceDescription } from '../../../src/pages/layout/service-description.tsx'
import { Woven } from '../../../src/pages/layout/woven.tsx'
import { PriceSlot } from '../../../src/pricing/page/price-slot.tsx'
import { onePerKind } from '../../shared/one-per-kind.ts'
import type { ContentOf, States } from './gallery.tsx'

/** The full-width parts of pages, each in its states, with texts of real pages. */
export const layoutPartsOf = (contentOf: ContentOf): Readonly<Record<string, States>> => {
  /** A state with the first page of a kind, of which a provider may have none. */
  const ofKind = (kind: PageKind, state: string, show: (id: PageId) => ReactNode): States => {
    const page = onePerKind.find((first) => first.kind === kind)
    return page ? { [state]: show(page.id) } : {}
  }
  const service = contentOf(onePerKind.find(({ kind }) => kind === 'service')?.id ?? 'home')
  const { priceSlot } = service
  const price = priceSlot && <PriceFrom headline={priceSlot.headline} />
  const heroOf = (id: PageId, props: Omit<HeroProps, 'page' | 'content'>) => (
    <Hero page={pageOf(id)} content={contentOf(id)} {...props} />
  )
  const proof = firstBlock(contentOf('home').blocks, 'figures')?.items ?? []
  return {
    hero: {
      home: heroOf('home', {
        look: 'home',
        aside: <Woven page={pageOf('home')} />,
        below: <Stats as="strip" items={proof.map(({ value, label }) => ({ value, label }))} />,
      }),
      ...ofKind('service', 'picture, service', (id) =>
        heroOf(id, {
          look: 'picture',
          aside: service.picture && <PictureFigure picture={service.picture} />,
          price,
        }),
      ),
      ...ofKind('use-case', 'woven, use case', (id) =>
        heroOf(id, { look: 'woven', aside: <Industry page={pageOf(id)} content={contentOf(id)} /> }),
      ),
      ...ofKind('legal', 'document', (id) => heroOf(id, { look: 'document' })),
      'split, with channels and topic': heroOf('contact', {
        look: 'split',
        topic: service.label,
        aside: <Channels />,
      }),
      ...ofKind('calculator', 'tool', (id) => heroOf(id, { look: 'tool' })),
    },
    closing: Object.fromEntries(
      onePerKind.flatMap(({ id, kind }) =>
        endsInBand(kind)
          ? [
              [
                kind,
                <Closing
                  key={kind}
                  page={pageOf(id)}
                  kind={kind}
                  content={contentOf(id)}
                  block={firstBlock(contentOf(id).blocks, 'action')}
                  price={kind === 'service' && price}
                />,
              ],
            ]
          : [],
      ),
    ),
    related: { 'two to four pages': <Related content={service} isBrief={false} /> },
    'service-description': service.serviceDescription
      ? {
          document: <ServiceDescription file={service.serviceDescription.file} />,
          sample: <ServiceDescription file={service.serviceDescription.file} sample />,
        }
      : {},
    'price-slot': priceSlot ? { service: <PriceSlot {...priceSlot} /> } : {},
    'on-this-page': { service: <OnThisPage blocks={service.blocks} numbered={new Set()} /> },
    breadcrumbs: Object.assign(
      {},
      ...(['service', 'calculator', 'legal'] as const).map((kind) =>
        ofKind(kind, kind, (id) => <Breadcrumbs page={pageOf(id)} />),
      ),
    ),
    'bottom-bar': { 'on phones': <BottomBar /> },
  }
}
