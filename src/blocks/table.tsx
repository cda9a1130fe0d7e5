import { DataTable } from '../components/data-table.tsx'
import { Rich } from '../components/rich.tsx'
import { type Ground, isChapter, Section } from '../components/section.tsx'
import css from './table.module.css'
import type { Content } from './table.schema.ts'

/** Columns, and in a chapter rows, from which a table takes the width of the heading beside it, so that neither its text nor an empty column gets long. */
const wholeWidth = { columns: 4, rowsOfChapter: 6 }

export function Table({
  columns,
  rows,
  own,
  namesOnce,
  note,
  ...section
}: Content & { ground?: Ground | undefined }) {
  // Elsewhere the list of sections stands beside it.
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
