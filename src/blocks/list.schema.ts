import { z } from 'zod'
import { block, rich } from './fields.ts'

export const schema = block('list', {
  items: z.array(rich).min(2),
  /** A last item for those with a keyboard, which phones leave out. */
  keyboard: rich.optional(),
})

export type Content = z.infer<typeof schema>
