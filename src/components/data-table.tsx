import type { ReactNode } from 'react'
import css from './data-table.module.css'

export interface DataTableProps {
  /** Names the table for assistive technology. */
  label: string
  columns: readonly string[]
  /** The first cell of a row is its heading. */
  rows: readonly (readonly ReactNode[])[]
  /** Whether all columns fit a phone, since every cell after the first is a mark. */
  isMatrix?: boolean
}

/** More columns fit neither a phone nor a window with large letters. */
const fewColumns = 2

/**
 * A table. In a narrow place, one of more than two columns becomes a list of small lists, in which every cell repeats its column's name:
 * three columns of sentences are wider than a phone on a quarter of all pages, since a column is as wide as its longest word.
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
  /** The columns' names for the cells to repeat, if they shall. */
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
