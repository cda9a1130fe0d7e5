import { z } from 'zod'
import { block, rich, text } from './fields.ts'

export const schema = block('figures', {
  items: z
    .array(z.strictObject({ value: text, label: text, note: rich.optional() }))
    .min(2)
    .max(4),
})

export type Content = z.infer<typeof schema>
