import { z } from 'zod'
import { block, rich, text } from './fields.ts'

export const schema = block('timeline', {
  items: z.array(z.strictObject({ date: text, title: text, text: rich })).min(2),
})

export type Content = z.infer<typeof schema>
