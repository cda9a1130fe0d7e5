import { z } from 'zod'
import type { Block, BlockType } from '../blocks/blocks.ts'
import { action, atMost, pageId, rich, text } from '../blocks/fields.ts'
import type { PageId } from '../catalogue/pages.ts'
import type { Pictograms } from '../pictograms/draw.ts'
import type { PriceListView } from '../pricing/page/list-view.ts'
import type { PriceSlotView } from '../pricing/page/slot.ts'
import type { Json } from './strings.ts'

type BlockSchema = z.ZodType<{ type: BlockType }>
const schemas = Object.values(
  import.meta.glob<BlockSchema>('../blocks/*.schema.ts', { import: 'schema', eager: true }),
)

/** What a locale file of a page holds; docs/content.md is its description for editors. */
export const pageSchema = z.strictObject({
  title: atMost(60),
  description: atMost(160),
  label: atMost(32),
  purpose: atMost(90),
  h1: text,
  lead: rich.refine((value) => [...value].length <= 320, 'has more than 320 characters'),
  actions: z.array(action).min(1).max(2).optional(),
  /** The one figure that matters there, for the hero of a use case. */
  figure: z.strictObject({ value: text, label: text }).optional(),
  /** When a document was last changed, for its head. */
  updated: z.iso.date().optional(),
  blocks: z.array(z.discriminatedUnion('type', schemas as never)).min(1),
  related: z.array(pageId).min(2).max(4),
})

type Source = z.infer<typeof pageSchema>

/** A page's texts as the browser gets them: placeholders filled, Thai typeset, diagrams laid out, purposes looked up. */
export interface PageContent extends Omit<Source, 'blocks'> {
  blocks: Block[]
  purposes: Partial<Record<PageId, string>>
  /** Of the page itself and of those it lists. */
  pictograms: Pictograms
  /** The date of `updated` as a reader writes it. */
  updatedText?: string
  /** Namespaces that come in the page's file: of a calculator the words of its form and results, and those that all forms share. */
  texts?: Readonly<Record<string, Json>>
  /** The price list in words, on its page. */
  priceList?: PriceListView
  /** What the price list says of a service, on the service's page. */
  priceSlot?: PriceSlotView
}
