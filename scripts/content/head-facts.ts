import type { PageContent } from '../../src/content/page.ts'
import { countFigure } from '../../src/pricing/page/figures.ts'
import { prices } from '../../src/pricing/prices.ts'
import { fillPlaceholders } from './placeholders.ts'

type Facts = NonNullable<PageContent['facts']>
type Part = PageContent['blocks'][number]

/** How many parts a block has: rows, items, paragraphs, listed pages, or priced items. */
const partsOf = (block: Part): number => {
  if (block.type === 'prices') return prices.items.length
  if (block.type === 'index') return block.groups.flatMap(({ pages }) => pages).length
  if ('rows' in block) return block.rows.length
  if ('items' in block) return block.items.length
  if ('paragraphs' in block) return block.paragraphs.length
  throw new Error(`Block ${block.id} has no parts to count`)
}

/**
 * Writes the counts of blocks into the facts of a page's head.
 * @throws if a fact counts the parts of a block that the page lacks
 */
export const countedFacts = (facts: Facts, blocks: readonly Part[]): Facts =>
  facts.map(({ text, count }) => {
    if (count === undefined) return { text }
    const block = blocks.find(({ id }) => id === count)
    if (!block) throw new Error(`A fact counts the parts of block ${count}, which is not on the page`)
    return { text: fillPlaceholders(text, { count: countFigure(partsOf(block)) }) }
  })
