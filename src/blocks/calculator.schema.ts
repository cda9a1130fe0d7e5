import { z } from 'zod'
import { block } from './fields.ts'

export const schema = block('calculator', { calculator: z.literal('file-transfer') })

export type Content = z.infer<typeof schema>
