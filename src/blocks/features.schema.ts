import { z } from 'zod'
import { block, rich, text } from './fields.ts'

export const schema = block('features', {
  items: z
    .array(z.strictObject({ title: text, text: rich }))
    .min(2)
    .max(8),
})

export type Content = z.infer<typeof schema>
