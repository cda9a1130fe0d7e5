import { z } from 'zod'
import { block, rich, text } from './fields.ts'

export const schema = block('responsibility', {
  rows: z
    .array(
      z.strictObject({
        task: text,
        owner: z.enum(['provider', 'customer', 'shared']),
        note: rich.optional(),
      }),
    )
    .min(3),
})

export type Content = z.infer<typeof schema>
