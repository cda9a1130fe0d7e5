import { z } from 'zod'
import { block, rich } from './fields.ts'

export const schema = block('list', { items: z.array(rich).min(2) })

export type Content = z.infer<typeof schema>
