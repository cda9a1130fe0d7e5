import type { z } from 'zod'
import { block, rich } from './fields.ts'

/** The table itself is in src/provider/credits.json, which the owner maintains. */
export const schema = block('credits', { note: rich.optional() })

export type Content = z.infer<typeof schema>
