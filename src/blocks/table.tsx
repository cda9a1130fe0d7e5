import { DataTable } from '../components/data-table.tsx'
import { Rich } from '../components/rich.tsx'
import { type Ground, isChapter, Section } from '../components/section.tsx'
import css from './table.module.css'
import type { Content } from './table.schema.ts'

/** Number of columns, or in a chapter of rows, from which a table also takes the heading's column: narrow, it would be long beside an empty column. */
const wholeWidth = { columns: 4, rowsOfChapter: 6 }

export function Table({
  columns,
  rows,
  own,
  namesOnce,
  note,
  ...section
}: Content & { ground?: Ground | undefined }) {
  // Elsewhere the list of sections is beside it.
  const isLong = isChapter(section.ground) && rows.length >= wholeWidth.rowsOfChapter
  const isLarge = columns.length >= wholeWidth.columns || isLong
  return (
    <Section {...section} room={isLarge ? 'full' : 'wide'}>
      <DataTable
        label={section.title}
        columns={columns}
        isOwnFirst={own}
        namesOnce={namesOnce}
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
