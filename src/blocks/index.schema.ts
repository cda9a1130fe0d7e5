import { z } from 'zod'
import type { PageId } from '../catalogue/pages.ts'
import { itemKinds } from '../provider/schema.ts'
import { block, pageId, rich, text } from './fields.ts'

export const schema = block('index', {
  groups: z
    .array(
      z
        .strictObject({
          title: text,
          text: rich.optional(),
          pages: z.array(pageId).min(1).optional(),
          /** Instead of a list: all pages of a collection that no other group names, newest first. */
          kind: z.enum(itemKinds).optional(),
        })
        .refine(
          ({ pages, kind }) => (pages === undefined) !== (kind === undefined),
          'needs either pages or a kind',
        ),
    )
    .min(1)
    .max(8),
  filter: z.literal(true).optional(),
  /** Instead of a row or a card for each page: names alone in columns or in rows, or a panel for each group. */
  look: z.enum(['columns', 'rows', 'panels']).optional(),
})

type Source = z.infer<typeof schema>

/** The content as pages get it, with each kind replaced by its pages. */
export type Content = Omit<Source, 'groups'> & {
  groups: (Omit<Source['groups'][number], 'pages'> & {
    pages: PageId[]
    /** For services: the price of the cheapest of them. */
    from?: string
  })[]
}
