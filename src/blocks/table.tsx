import { z } from 'zod'
import { DataTable } from '../components/data-table.tsx'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { block, rich, text } from '../content/fields.ts'
import css from './table.module.css'

export const schema = block('table', {
  columns: z.array(text).min(2).max(6),
  rows: z.array(z.array(rich)).min(2),
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

export function Table({ columns, rows, note, ...section }: z.infer<typeof schema>) {
  return (
    <Section {...section} room="wide">
      <DataTable
        label={section.title}
        columns={columns}
        rows={rows.map((row) => row.map((cell, column) => <Rich key={columns[column]}>{cell}</Rich>))}
      />
      {note && (
        <p className={css.note}>
          <Rich>{note}</Rich>
        </p>
      )}
    </Section>
  )
}
