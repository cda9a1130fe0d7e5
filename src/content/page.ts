import { existsSync } from 'node:fs'
import { z } from 'zod'
import type { Block, BlockType } from '../blocks/blocks.ts'
import { action, anchor, atMost, pageId, rich, richAtMost, text } from '../blocks/fields.ts'
import type { PictureView } from '../blocks/picture/figure.tsx'
import { picture } from '../blocks/picture.schema.ts'
import type { PageId } from '../catalogue/pages.ts'
import type { Ground } from '../components/section.tsx'
import { type Pictograms, pictogramFolder } from '../pictograms/pictograms.ts'
import type { PriceListView } from '../pricing/page/list-view.ts'
import type { PriceExampleView, PriceSlotView, QuickView } from '../pricing/page/views.ts'
import { menus } from '../provider/menus.ts'
import {
  addableKinds,
  archetypeNames,
  type MenuSource,
  type ownPlaceFields,
  type scheduleFields,
} from '../provider/schema.ts'

const menuGroups = (menus as readonly MenuSource<string>[]).flatMap(({ groups }) =>
  groups.map(({ id }) => id),
)

type BlockSchema = z.ZodObject<{ type: z.ZodLiteral<BlockType>; id: z.ZodString }>
const schemas = Object.values(
  import.meta.glob<BlockSchema>('../blocks/*.schema.ts', { import: 'schema', eager: true }),
) as [BlockSchema, ...BlockSchema[]]

/** A field for each kind of proof; the page omits those that are missing. */
const credentials = z.strictObject({
  sample: z.literal(true).optional(),
  partner: rich.optional(),
  certificate: rich.optional(),
  figure: rich.optional(),
  person: rich.optional(),
})

const day = (error?: string) => z.iso.date({ error: error ?? 'is not a date: write it as 2027-01-31' })

/** When a page is published (`Schedule`). */
const schedule = {
  draft: z.literal(true).optional(),
  publishAt: day().optional(),
  unpublishAt: day().optional(),
  instead: pageId.optional(),
} satisfies Record<(typeof scheduleFields)[number], z.ZodType>

/** The place of a page that is declared in its file (`OwnPlace`). */
const ownPlace = {
  kind: z.enum(addableKinds).optional(),
  pictogram: z
    .string()
    .refine((name) => existsSync(`${pictogramFolder}/${name}.svg`), {
      error: ({ input }) => `"${input}" is not a drawing of @carbon/pictograms`,
    })
    .optional(),
  menuGroup: z.enum(menuGroups as [string, ...string[]]).optional(),
  footer: z.literal(true).optional(),
  archetype: z.enum(archetypeNames).optional(),
  movedFrom: z
    .array(z.string().regex(/^(?:\/[a-z0-9-]+)+$/, 'is not an address: write it as /services/old-name'))
    .min(1)
    .optional(),
} satisfies Record<(typeof ownPlaceFields)[number] | 'kind', z.ZodType>

/** What follows the lead, before the blocks. */
const head = {
  actions: z.array(action).min(1).max(2).optional(),
  /** The figure in the hero of a use case: a result, or a rule that the provider keeps. */
  figure: z.strictObject({ value: text, label: text, sample: z.literal(true).optional() }).optional(),
  /** Short facts under the lead; `count` names a block, whose number of parts replaces `{{count}}` in the fact. */
  facts: z
    .array(z.strictObject({ text: atMost(60), count: anchor.optional() }))
    .min(3)
    .max(4)
    .optional(),
  /** The screen or document in the hero. */
  picture: picture.optional(),
  /** Services: why this provider, shown in the hero; what only its owner can prove. */
  credentials: credentials.optional(),
  /** Date of a document's last change, shown at its head. */
  updated: z.iso.date().optional(),
}

const blocks = z.array(z.discriminatedUnion('type', schemas))

/** The content of a page's locale file, in the order in which files have it; docs/content.md describes it for editors. */
export const pageSchema = z.strictObject({
  title: atMost(60),
  description: atMost(160),
  label: atMost(32),
  purpose: atMost(90),
  h1: text,
  lead: richAtMost(400),
  ...head,
  blocks: blocks.min(1),
  related: z.array(pageId).min(2).max(4),
  ...ownPlace,
  ...schedule,
})

const { title, description, purpose, h1, lead, related } = pageSchema.shape

/** An item of a collection, with its day. */
export const itemSchema = z.strictObject({
  title,
  /** Its day, in Thailand's time zone. */
  date: day('is missing or not a date: write it as 2027-01-31'),
  description,
  label: atMost(60),
  purpose,
  h1,
  lead,
  /** Marks an item that only the owner can write, like the mark on a block. */
  sample: z.literal(true).optional(),
  ...head,
  blocks,
  related,
  ...schedule,
})

/** An item's file, which may omit what is derived from its title and lead (`items.ts`). */
export const itemFileSchema = itemSchema.partial({
  description: true,
  label: true,
  purpose: true,
  h1: true,
  blocks: true,
  related: true,
})

/** A text's checks by regular expression, each with its message for a text that does not match. */
const refusalsOf = (schema: z.core.$ZodType): { pattern: string; message: string }[] => {
  const { checks = [] } = schema._zod.def
  return checks.flatMap(({ _zod: { def } }) => {
    const { pattern } = def as { pattern?: unknown }
    const message = def.error?.({ code: 'custom', input: '', path: [], message: '' } as never)
    return pattern instanceof RegExp
      ? [{ pattern: pattern.source, message: typeof message === 'string' ? message : '' }]
      : []
  })
}

/** A file's schema as JSON Schema, from which the editor's forms are made; texts keep the messages of their patterns as `refusals`. */
const jsonSchemaOf = (schema: z.ZodType): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const refusals = refusalsOf(zodSchema)
      if (refusals.length > 0) jsonSchema.refusals = refusals
    },
  })

/** The schemas of the files of pages, and of the items of collections. */
export const fileJsonSchemas = () => ({
  page: jsonSchemaOf(pageSchema),
  item: jsonSchemaOf(itemFileSchema),
})

type Source = z.infer<typeof pageSchema> & Partial<Pick<z.infer<typeof itemSchema>, 'date' | 'sample'>>

/** A service's layout by archetype; its blocks are already in this order. */
export interface PageLayout {
  /** Background by block id; that of the price example is under `price`. */
  readonly grounds: Readonly<Record<string, Ground>>
  /** Ids of the blocks that visitors unfold. */
  readonly folded: readonly string[]
  /** Index of the block that the example precedes. */
  readonly priceAt: number
}

/** The document that describes a service: its file below `/downloads`. */
export interface ServiceDescription {
  readonly file: string
  /** Whether the page that offers all descriptions marks it as a sample. */
  readonly sample?: true
}

/** A page's texts as browsers get them: placeholders filled, Thai typeset, diagrams laid out, purposes added. */
export interface PageContent extends Omit<Source, 'blocks' | 'picture'> {
  blocks: Block[]
  picture?: PictureView | undefined
  purposes: Partial<Record<PageId, string>>
  layout?: PageLayout
  /** Pictograms of the page itself and of the pages it lists. */
  pictograms: Pictograms
  /** Path of the picture for link previews, which only the build draws, and its alternative text if that is not the heading. */
  socialImage?: string
  socialAlt?: string
  /** In a preview: why a release lacks the page. */
  unpublished?: string
  /** The dates of `updated` and `date` in words. */
  updatedText?: string
  dateText?: string
  /** Namespaces within the page's file: on a calculator's page the calculator's own words and those that all forms share. */
  texts?: Readonly<Record<string, object>>
  /** The price list as text, for its own page. */
  priceList?: PriceListView
  /** The price list's texts about a service, for the service's page. */
  priceSlot?: PriceSlotView
  /** The document that describes a service, for the service's page. */
  serviceDescription?: ServiceDescription
  /** What a use case's example costs. */
  priceExample?: PriceExampleView
  /** The small estimate of the home page. */
  quickEstimate?: QuickView
}
