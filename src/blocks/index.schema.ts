import { z } from 'zod'
import { block, pageId, rich, text } from './fields.ts'

export const schema = block('index', {
  groups: z
    .array(z.strictObject({ title: text, text: rich.optional(), pages: z.array(pageId).min(1) }))
    .min(1)
    .max(8),
  filter: z.literal(true).optional(),
})

export type Content = z.infer<typeof schema>
