import { z } from 'zod'
import { block, rich, text } from './fields.ts'

export const schema = block('table', {
  columns: z.array(text).min(2).max(6),
  rows: z.array(z.array(rich)).min(2),
  own: z.literal(true).optional(),
  /** Every cell says what it is, so lists on phones leave out the columns' names. */
  namesOnce: z.literal(true).optional(),
  /** Parts of a long table, by kind: each takes the next `rows` rows, and phones fold it. */
  groups: z
    .array(z.strictObject({ title: text, rows: z.int().positive() }))
    .min(2)
    .optional(),
  /** What its rows are, after their number beside the name of a folded part. */
  unit: text.optional(),
  /** Words that cells begin with when they name a party; such cells get its mark, in the colours of diagrams. */
  parties: z
    .array(z.strictObject({ word: text, kind: z.enum(['customer', 'provider', 'cloud', 'shared']) }))
    .min(2)
    .optional(),
  note: rich.optional(),
}).superRefine(({ columns, rows, groups, parties = [] }, context) => {
  const grouped = groups?.reduce((sum, group) => sum + group.rows, 0) ?? rows.length
  if (grouped !== rows.length)
    context.addIssue({
      code: 'custom',
      path: ['groups'],
      message: `have ${grouped} rows, the table has ${rows.length}`,
    })
  parties.forEach(({ word }, index) => {
    if (!rows.some(([, ...cells]) => cells.some((cell) => cell.startsWith(word))))
      context.addIssue({ code: 'custom', path: ['parties', index], message: `no cell begins with "${word}"` })
  })
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
