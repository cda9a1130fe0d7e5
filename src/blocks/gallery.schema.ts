import { z } from 'zod'
import { block } from './fields.ts'
import { photo } from './media-fields.ts'

export const schema = block('gallery', { items: z.array(z.strictObject(photo)).min(2).max(12) })

export type Content = z.infer<typeof schema>
