import { z } from 'zod'
import { block, rich, text } from './fields.ts'

export const schema = block('downloads', {
  items: z.array(z.strictObject({ label: text, file: z.string().regex(/^[\w.-]+$/), note: rich })).min(1),
})

export type Content = z.infer<typeof schema>
