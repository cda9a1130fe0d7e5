import { z } from 'zod'
import { block, rich } from './fields.ts'

/** A text, or one for those with a keyboard, which phones leave out. */
const item = z.union([rich, z.strictObject({ text: rich, keyboard: z.literal(true) })])

export const schema = block('list', { items: z.array(item).min(2) })

export type Content = z.infer<typeof schema>
