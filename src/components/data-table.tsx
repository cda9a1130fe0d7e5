import { type ReactNode, useContext } from 'react'
import { CutContext } from '../typography/text.ts'
import css from './data-table.module.css'
import {
  areNamesTexts,
  figureColumns,
  fitOf,
  hasRoomBetweenFigures,
  isFigure,
  isFlowing,
  isNothing,
  isSmall,
  sharingColumns,
  textOf,
  unbrokenColumns,
} from './table-shape.ts'

export interface DataTableProps {
  /** Names the table for assistive technology. */
  label: string
  columns: readonly string[]
  /** The first cell of a row is its heading. */
  rows: readonly (readonly ReactNode[])[]
  /** Its form in narrow places: a `matrix`, with only a mark in every cell after the first, fits a phone; a `list` of small lists. By default the texts decide. */
  as?: 'matrix' | 'list' | undefined
  /** Whether the second column is about the provider itself. */
  isOwnFirst?: boolean | undefined
  /** Whether every cell says what it is, so that only screen readers need the columns' names in a list. */
  namesOnce?: boolean | undefined
}

/**
 * A table. Where its columns can't hold their words, it becomes a list of small lists, in which every cell repeats its column's name unless `namesOnce`.
 * Columns of figures are aligned at the end.
 */
export function DataTable({
  label,
  columns,
  rows,
  as,
  isOwnFirst = false,
  namesOnce = false,
}: DataTableProps) {
  const cut = useContext(CutContext)
  const texts = rows.map((row) => row.map(textOf))
  const figures = new Set(figureColumns(texts))
  const fit = as ?? (namesOnce ? 'list' : fitOf(columns, texts, cut))
  const isStacking = fit === 'list' || fit === 'on phones'
  const isPlain = namesOnce && fit === 'list'
  const repeatsNames = isStacking && !isPlain
  // A figure alone does not say what a list is about.
  const namesHeads = repeatsNames && texts.every(([head]) => head !== undefined && isFigure(head))
  const short = isPlain ? sharingColumns(columns, texts) : unbrokenColumns(columns, texts)
  const classOf = (column: number, text?: string) =>
    [
      text !== undefined && isNothing(text) && css.nothing,
      figures.has(column) && css.figures,
      isOwnFirst && column === 1 && css.own,
      short.includes(column) && css.short,
    ]
      .filter(Boolean)
      .join(' ') || undefined
  return (
    <div className={css.frame}>
      <table
        className={[
          tableClass[fit],
          isPlain && css.plain,
          isPlain && columns.length === 3 && areNamesTexts(texts) && css.wordy,
          isSmall(columns, texts) && css.tight,
          fit !== 'matrix' && hasRoomBetweenFigures(columns, texts, cut, fit) && css.airy,
          fit === 'list' && !isPlain && isFlowing(texts) && css.flowing,
        ]
          .filter(Boolean)
          .join(' ')}
        aria-label={label}
      >
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={classOf(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are content and never move
            <tr key={row}>
              <th scope="row" data-column={namesHeads ? columns[0] : undefined}>
                {head}
              </th>
              {cells.map((cell, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                  key={index}
                  className={classOf(index + 1, texts[row]?.[index + 1])}
                  data-column={repeatsNames ? columns[index + 1] : undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const tableClass = {
  matrix: css.table,
  anywhere: `${css.table} ${css.dense}`,
  'on phones': `${css.table} ${css.dense} ${css.small}`,
  list: `${css.table} ${css.stacking}`,
}
