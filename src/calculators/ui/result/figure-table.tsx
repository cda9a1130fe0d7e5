import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { below } from '../../../widgets/media.ts'

export interface Column {
  readonly id: string
  readonly text: string
  /** Figures stand in the mono face, aligned at the end. */
  readonly figures?: true
  /** Left out on phones: a bar whose figure stands beside it. */
  readonly wideOnly?: true
}

export interface Row {
  readonly id: string
  /** One cell per column; the first names the row. */
  readonly cells: readonly ReactNode[]
  /** Set apart: the row of what the visitor has chosen. */
  readonly current?: boolean
}

const Frame = styled('div')({
  overflowX: 'auto',
  '&:focus-visible': { outline: '2px solid var(--palette-focus)', outlineOffset: 2 },
})

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'var(--type-small)',
  lineHeight: 1.5,
  '& th, & td': {
    padding: '9px 16px 9px 0',
    textAlign: 'start',
    verticalAlign: 'baseline',
    borderBottom: '1px solid var(--palette-line)',
    fontWeight: 400,
  },
  '& th:last-child, & td:last-child': { paddingInlineEnd: 0 },
  '& thead th': {
    fontSize: 'var(--type-label)',
    color: 'var(--palette-muted)',
    verticalAlign: 'bottom',
    borderBottomColor: 'var(--palette-border)',
  },
  '& tbody th': { minWidth: '6rem' },
  '& [data-figures]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  [below('sm')]: {
    '& [data-wide-only]': { display: 'none' },
    '& :is(th, td):not(:has(~ :not([data-wide-only])))': { paddingInlineEnd: 0 },
  },
  '& td[data-figures]': {
    whiteSpace: 'nowrap',
    fontFamily: 'var(--font-mono)',
  },
  '& tr[data-current] > *': { background: 'var(--palette-surface)', fontWeight: 600 },
  '& tr[data-current] > th': { boxShadow: 'inset 2px 0 var(--palette-marigold)', paddingInlineStart: 12 },
})

interface FigureTableProps {
  /** Names the table, and the group around one with so many columns that phones scroll it sideways. */
  label: string
  columns: readonly Column[]
  rows: readonly Row[]
}

/** Results as a table. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    <Frame {...(columns.length > 3 && { role: 'group', 'aria-label': label, tabIndex: 0 })}>
      <Table aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ id, text, figures, wideOnly }) => (
              <th key={id} scope="col" data-figures={figures} data-wide-only={wideOnly}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.id} row={row} columns={columns} />
          ))}
        </tbody>
      </Table>
    </Frame>
  )
}

function Line({ row: { cells, current }, columns }: { row: Row; columns: readonly Column[] }) {
  const [head, ...rest] = cells
  return (
    <tr data-current={current || undefined}>
      <th scope="row">{head}</th>
      {rest.map((cell, index) => {
        const { id, figures, wideOnly } = columns[index + 1] ?? {}
        return (
          <td key={id} data-figures={figures} data-wide-only={wideOnly}>
            {cell}
          </td>
        )
      })}
    </tr>
  )
}
