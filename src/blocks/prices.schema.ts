import { z } from 'zod'
import { block, rich } from './fields.ts'

/** Which part of the price list to show; the build adds it. */
export const parts = ['list', 'changes', 'billing'] as const

export const schema = block('prices', { part: z.enum(parts), note: rich.optional() })

export type Content = z.infer<typeof schema>
