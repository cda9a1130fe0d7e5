import { z } from 'zod'
import { block, rich } from './fields.ts'

export const schema = block('prose', { paragraphs: z.array(rich).min(1) })

export type Content = z.infer<typeof schema>
