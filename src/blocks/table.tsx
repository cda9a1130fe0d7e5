import { DataTable } from '../components/data-table.tsx'
import { FoldOnPhones } from '../components/fold-on-phones.tsx'
import { Party } from '../components/party.tsx'
import { Phrases } from '../components/phrases.tsx'
import { Rich } from '../components/rich.tsx'
import { type Ground, isChapter, Section } from '../components/section.tsx'
import css from './table.module.css'
import type { Content } from './table.schema.ts'

/** Number of columns, or in a chapter of rows, from which a table also takes the heading's column: narrow, it would be long beside an empty column. */
const wholeWidth = { columns: 4, rowsOfChapter: 6 }

interface TableProps extends Content {
  ground?: Ground | undefined
  /** Whether it is in the column of a document's clauses, whose headings are all alike. */
  isAmongClauses?: boolean | undefined
}

export function Table({
  columns,
  rows,
  own,
  namesOnce,
  groups,
  unit,
  parties,
  note,
  isAmongClauses,
  ...section
}: TableProps) {
  // Elsewhere the list of sections is beside it.
  const isLong = isChapter(section.ground) && rows.length >= wholeWidth.rowsOfChapter
  const isLarge = (columns.length >= wholeWidth.columns && !isAmongClauses) || isLong
  const written = (cell: string, column: number) => {
    const party = column > 0 ? parties?.find(({ word }) => cell.startsWith(word)) : undefined
    const text = <Rich key={columns[column]}>{cell}</Rich>
    return party ? (
      <Party key={columns[column]} kind={party.kind}>
        {text}
      </Party>
    ) : (
      text
    )
  }
  const part = (label: string, from: number, to?: number) => (
    <DataTable
      label={label}
      columns={columns}
      isOwnFirst={own}
      namesOnce={namesOnce}
      rows={rows.slice(from, to).map((row) => row.map(written))}
    />
  )
  return (
    <Section {...section} room={isLarge ? 'full' : 'wide'}>
      {groups
        ? groups.map((group, index) => {
            const from = groups.slice(0, index).reduce((sum, { rows }) => sum + rows, 0)
            const anchor = `${section.id}-${index + 1}`
            return (
              <div key={group.title} id={anchor} className={css.group}>
                <FoldOnPhones
                  name={group.title}
                  count={unit && `${group.rows} ${unit}`}
                  anchor={anchor}
                  isOpenOnTablets
                  title={
                    <h3>
                      <Phrases>{group.title}</Phrases>
                    </h3>
                  }
                >
                  {part(group.title, from, from + group.rows)}
                </FoldOnPhones>
              </div>
            )
          })
        : part(section.title, 0)}
      {note && (
        <p className={css.note}>
          <Rich>{note}</Rich>
        </p>
      )}
    </Section>
  )
}
