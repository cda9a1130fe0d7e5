import type { z } from 'zod'
import { block } from './fields.ts'

export const schema = block('contact-form', {})

export type Content = z.infer<typeof schema>
