import type { z } from 'zod'
import { atMost, block } from './fields.ts'

/** The words without quotation marks, which the component adds; a role instead of a name. */
export const schema = block('quote', { text: atMost(260), role: atMost(60) })

export type Content = z.infer<typeof schema>
