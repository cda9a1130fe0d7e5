import { z } from 'zod'
import { block, rich } from './fields.ts'

/** The table and the example are the owner's, in src/provider/credits.json. */
export const schema = block('credits', {
  /** The example worked out, in place of the table and its form. */
  example: z.literal(true).optional(),
  note: rich.optional(),
})

export type Content = z.infer<typeof schema>
