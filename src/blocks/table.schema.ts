import { z } from 'zod'
import { block, rich, text } from './fields.ts'

export const schema = block('table', {
  columns: z.array(text).min(2).max(6),
  rows: z.array(z.array(rich)).min(2),
  own: z.literal(true).optional(),
  /** Lists on phones give the columns' names once: every cell says what it is. */
  namesOnce: z.literal(true).optional(),
  note: rich.optional(),
}).superRefine(({ columns, rows }, context) => {
  rows.forEach((row, index) => {
    if (row.length !== columns.length)
      context.addIssue({
        code: 'custom',
        path: ['rows', index],
        message: `has ${row.length} cells, ${columns.length} columns`,
      })
  })
})

export type Content = z.infer<typeof schema>
