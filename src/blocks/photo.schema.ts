import { z } from 'zod'
import { block } from './fields.ts'
import { photo } from './media-fields.ts'

export const schema = block('photo', {
  ...photo,
  /** Whether link previews show this photograph instead of the page's card. */
  social: z.literal(true).optional(),
})

export type Content = z.infer<typeof schema>
