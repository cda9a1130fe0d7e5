import { z } from 'zod'
import { block, rich, text } from './fields.ts'

export const schema = block('steps', {
  items: z.array(z.strictObject({ title: text, duration: text.optional(), text: rich })).min(2),
})

export type Content = z.infer<typeof schema>
