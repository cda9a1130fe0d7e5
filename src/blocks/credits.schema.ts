import type { z } from 'zod'
import { block, rich } from './fields.ts'

/** The table itself is the owner's, in src/provider/credits.json. */
export const schema = block('credits', { note: rich.optional() })

export type Content = z.infer<typeof schema>
