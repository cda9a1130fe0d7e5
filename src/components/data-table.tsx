import type { ReactNode } from 'react'
import css from './data-table.module.css'

export interface DataTableProps {
  /** Names the table for assistive technology. */
  label: string
  columns: readonly string[]
  /** The first cell of a row is its heading. */
  rows: readonly (readonly ReactNode[])[]
  /** Whether every cell after the first is only a mark, so that all columns fit a phone. */
  isMatrix?: boolean
}

/** The most columns that fit a phone, or a window with large letters. */
const fewColumns = 2

/**
 * A table. If space is narrow, a table of more than two columns becomes a list of small lists, in which every cell repeats its column's
 * name: on a quarter of all pages three columns of sentences are wider than a phone, since a column is as wide as its longest word.
 */
export function DataTable({ label, columns, rows, isMatrix }: DataTableProps) {
  const isStacking = columns.length > fewColumns && !isMatrix
  return (
    <div className={css.frame}>
      <table className={`${css.table} ${isStacking ? css.stacking : ''}`} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are content and never move
            <Row key={index} cells={row} columns={isStacking ? columns : []} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  cells: readonly ReactNode[]
  /** The column names that the cells repeat; empty if they do not. */
  columns: readonly string[]
}

function Row({ cells: [head, ...cells], columns }: RowProps) {
  return (
    <tr>
      <th scope="row">{head}</th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
        <td key={index} data-column={columns[index + 1]}>
          {cell}
        </td>
      ))}
    </tr>
  )
}
