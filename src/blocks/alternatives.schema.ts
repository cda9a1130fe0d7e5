import { z } from 'zod'
import { block, pageId, rich } from './fields.ts'

export const schema = block('alternatives', {
  items: z.array(z.strictObject({ page: pageId, text: rich })).min(1),
})

export type Content = z.infer<typeof schema>
