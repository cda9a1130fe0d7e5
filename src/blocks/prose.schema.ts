import { z } from 'zod'
import { block, rich, text } from './fields.ts'

export const schema = block('prose', {
  paragraphs: z.array(rich).min(1),
  /** A name for each paragraph, which makes them texts to copy. */
  labels: z.array(text).min(1).optional(),
}).superRefine(({ paragraphs, labels }, context) => {
  if (labels && labels.length !== paragraphs.length)
    context.addIssue({
      code: 'custom',
      path: ['labels'],
      message: `has ${labels.length} names, ${paragraphs.length} paragraphs`,
    })
})

export type Content = z.infer<typeof schema>
