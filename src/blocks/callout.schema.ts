import type { z } from 'zod'
import { block, rich } from './fields.ts'

export const schema = block('callout', {
  text: rich,
  /** Stands in for the text, with a link to it, where the operator has a status page. */
  statusPage: rich.optional(),
})

export type Content = z.infer<typeof schema>
