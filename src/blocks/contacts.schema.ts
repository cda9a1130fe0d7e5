import type { z } from 'zod'
import { block } from './fields.ts'

export const schema = block('contacts', {})

export type Content = z.infer<typeof schema>
