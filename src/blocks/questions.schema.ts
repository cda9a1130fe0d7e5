import { z } from 'zod'
import { block, rich, text } from './fields.ts'

export const schema = block('questions', {
  items: z.array(z.strictObject({ question: text, answer: rich })).min(3),
})

export type Content = z.infer<typeof schema>
