import type { z } from 'zod'
import { block, rich } from './fields.ts'

export const schema = block('callout', { text: rich })

export type Content = z.infer<typeof schema>
