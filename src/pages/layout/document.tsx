import { type ReactNode, useMemo } from 'react'
import type { Block, BlockOf } from '../../blocks/blocks.ts'
import { isTried } from '../../blocks/picture/figure.tsx'
import type { PageKind } from '../../catalogue/pages.ts'
import { Contained } from '../../components/contained.tsx'
import { FailedPart, FailedTool } from '../../components/failed-part.tsx'
import { useIsStepwise } from '../../components/navigation-type.ts'
import { isChapter, SampleNotice } from '../../components/section.tsx'
import outOfSight from '../../styles/out-of-sight.module.css'
import { BlockList, type Grounds, groundsOf, isFolded, numberedOf } from './block-list.tsx'
import bar from './bottom-bar.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { Closing, endsInBand } from './closing.tsx'
import css from './document.module.css'
import { Hero, type HeroProps } from './hero.tsx'
import { isNotice, OnThisPage } from './on-this-page.tsx'
import type { PageProps } from './page-props.ts'
import { type Rail, rails } from './rail.ts'
import { Related } from './related.tsx'
import { Rest } from './rest.tsx'
import { ServiceDescription } from './service-description.tsx'

interface DocumentProps extends PageProps {
  hero: Pick<HeroProps, 'look' | 'aside' | 'below' | 'topic'>
  /** The price of a service, for the hero and the closing band. */
  price?: ReactNode
  /** Shown between the hero and the sections, across the whole page. */
  tool?: ReactNode
  /** Sections shown before the editor's, or where the layout puts the price. */
  children?: ReactNode
}

/**
 * Number of blocks at the start of a page that precede the list of sections: a notice, and those that would cover the list where parts
 * reach over it.
 */
const leadOf = (blocks: readonly Block[], grounds: Grounds, rail: Rail): number => {
  const start = isNotice(blocks, 0) ? 1 : 0
  if (rail !== 'over') return start
  const covers = (block: Block) =>
    isChapter(grounds[block.id]) || (block.type === 'picture' && isTried(block.picture))
  const length = blocks.slice(start).findIndex((block) => !covers(block))
  return length < 0 ? blocks.length : start + length
}

/**
 * Kinds without a list of sections that are looked through rather than read: headings above their parts, which begin at one edge; large
 * ones, but for a story's short parts.
 */
const shows: Partial<Record<PageKind, string>> = {
  home: 'above large',
  landing: 'above large',
  story: 'above',
}

/** A page's blocks; where the hero marks the whole page as a sample, no part repeats it. */
const blocksOf = ({ blocks, sample }: PageProps['content']): readonly Block[] =>
  sample ? blocks.map(({ sample: _, ...block }) => block as Block) : blocks

/** The frame of every kind: hero, sections, related pages, next step. */
export function Document({ page, content, hero, price, tool, children }: DocumentProps) {
  const isStepwise = useIsStepwise()
  const all = useMemo(() => blocksOf(content), [content])
  const closing = all.findLast((block): block is BlockOf<'action'> => block.type === 'action')
  const blocks = useMemo(() => all.filter((block) => block !== closing), [all, closing])
  const { folded, priceAt = 0 } = content.layout ?? {}
  const grounds = content.layout?.grounds ?? groundsOf(blocks, page.kind)
  const numbered = numberedOf(blocks)
  const shared = { page, grounds, numbered, folded }
  // Folded blocks and the closing band have the word "Sample" instead of the mark that the notice explains.
  const hasMarks = blocks.some((block) => block.sample && !isFolded(block, folded))
  const rail = rails[page.kind]
  const lead = rail ? leadOf(blocks, grounds, rail) : 0
  // Legal texts sell nothing, the contact page begins with the bar's links, and the estimate and the calculators keep their answer in sight.
  const hasBar = !(['legal', 'contact', 'pricing', 'calculator'] as const).some((kind) => kind === page.kind)
  return (
    <article className={css.page}>
      <Hero page={page} content={content} price={price} {...hero} />
      <Rest>
        <div className={hasBar ? `${css.rest} ${bar.above}` : css.rest}>
          <Contained instead={() => <FailedTool isKept={page.kind !== 'search'} />}>{tool}</Contained>
          <div
            className={css.layout}
            data-rail={rail}
            data-heads={rail ? undefined : (shows[page.kind] ?? 'beside')}
          >
            {rail && <OnThisPage blocks={blocks} numbered={numbered} />}
            {lead > 0 && (
              <div className={css.lead}>
                <div data-parts>
                  <BlockList {...shared} blocks={blocks.slice(0, lead)} />
                </div>
              </div>
            )}
            <div data-parts className={isStepwise ? outOfSight.parts : undefined}>
              <BlockList {...shared} blocks={blocks.slice(lead, priceAt)} />
              <Contained instead={() => <FailedPart />}>{children}</Contained>
              <BlockList {...shared} blocks={blocks.slice(Math.max(lead, priceAt))} />
            </div>
          </div>
          {content.serviceDescription && <ServiceDescription {...content.serviceDescription} />}
          {hasMarks && <SampleNotice />}
          {/* The search page lists all pages. */}
          {page.kind !== 'search' && <Related content={content} isBrief={page.kind === 'service'} />}
          {endsInBand(page.kind) && (
            <Closing page={page} kind={page.kind} content={content} block={closing} price={price} />
          )}
        </div>
        {hasBar && <BottomBar />}
      </Rest>
    </article>
  )
}
