import { z } from 'zod'
import { action, block, rich } from './fields.ts'

export const schema = block('action', { text: rich, actions: z.array(action).min(1).max(2) })

export type Content = z.infer<typeof schema>
