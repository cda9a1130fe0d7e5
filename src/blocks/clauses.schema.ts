import { z } from 'zod'
import { block, rich } from './fields.ts'

const clause = z.union([rich, z.strictObject({ text: rich, items: z.array(rich).min(1) })])

export const schema = block('clauses', { items: z.array(clause).min(1) })

export type Content = z.infer<typeof schema>
