import { DataTable } from '../components/data-table.tsx'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import css from './table.module.css'
import type { Content } from './table.schema.ts'

/** Number of columns from which a table needs the width of the heading beside it. */
const wholeWidth = 4

export function Table({ columns, rows, own, note, ...section }: Content) {
  return (
    <Section {...section} room={columns.length >= wholeWidth ? 'full' : 'wide'}>
      <DataTable
        label={section.title}
        columns={columns}
        isOwnFirst={own}
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
