import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import { Section, type SectionProps } from '../../../components/section.tsx'
import { below, forFingers, from, withoutApp } from '../../../widgets/media.ts'
import { shareText } from '../charts/scale.ts'
import { useFormActions } from '../form/use-form.ts'

export interface Column {
  readonly id: string
  readonly text: string
  /** Figures, aligned at the end. */
  readonly figures?: true
  /** Left out on phones: for a bar whose figure is next to it. */
  readonly wideOnly?: true
}

/** A column shared by a page's table and a spreadsheet. */
export interface DataColumn<Datum> extends Column {
  readonly value: (datum: Datum) => number | string
  readonly show: (datum: Datum) => ReactNode
}

export interface Row {
  readonly id: string
  /** One cell per column; the first names the row. */
  readonly cells: readonly ReactNode[]
  /** Highlights the row of the visitor's choice. */
  readonly current?: boolean
}

/** As many as are compared: four kept results and the current one. */
const counts = [1, 2, 3, 4, 5]

const toEdge = 'linear-gradient(to right, transparent, var('

const Frame = styled(TableContainer)({
  // An edge behind which the table goes on; what scrolls along covers it where the table ends.
  '@media screen': {
    '&:has(> [data-under-names])': {
      background: [
        `${toEdge}--palette-ground) 60%) right / 4rem 100% no-repeat local`,
        `${toEdge}--palette-raised)) right / 2rem 100% no-repeat`,
      ].join(),
    },
  },
  '&:focus-visible': { outline: '2px solid var(--palette-focus)', outlineOffset: 2 },
  // A box that scrolls is not divided between sheets.
  '@media print': { overflow: 'visible' },
})

const Figures = styled(Table)({
  '--table-end': '0px',
  '&:has([data-current])': { '--table-end': '12px' },
  '& tr > :last-child': { paddingInlineEnd: 'var(--table-end)' },
  // Words break anywhere, so that a column of names would shrink to a letter; a column of numbers is as wide as its longest.
  '& tbody th:has(*)': { minWidth: '6rem' },
  '& [data-figures]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  [below('sm')]: {
    '& :is(th, td)': { paddingInlineEnd: 10 },
    '& [data-figures] + [data-figures]': { paddingInlineStart: 10 },
    '& [data-wide-only]': { display: 'none' },
    // The only way to fit four columns of amounts on a phone.
    '[role=group] > & :is(th, td)': { fontSize: 'var(--type-label)', paddingInlineEnd: 8 },
    '& :is(th, td):not(:has(~ :not([data-wide-only])))': { paddingInlineEnd: 'var(--table-end)' },
  },
  '& td[data-figures]': { whiteSpace: 'nowrap' },
  // Words after figures, which end where these begin.
  '& [data-figures] + :not([data-figures])': {
    paddingInlineStart: 16,
    [from('md')]: { paddingInlineStart: 32 },
  },
  '&&[data-under-names]': {
    '& thead :not(:first-child)': { color: 'var(--palette-text)', fontWeight: 600 },
    [below('sm')]: {
      display: 'block',
      '& :is(thead, tbody)': { display: 'block' },
      '& tr': {
        display: 'grid',
        gap: '2px 8px',
        paddingBlock: 8,
        borderBottom: '1px solid var(--palette-line)',
      },
      '& :is(th, td)': {
        minWidth: 0,
        padding: 0,
        border: 0,
        fontSize: 'clamp(0.8125rem, 3.9vw, var(--type-small))',
        textAlign: 'start',
      },
      '& td[data-figures]': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
      '& tr > :first-child': { gridColumn: '1 / -1', fontSize: 'var(--type-label)', fontWeight: 400 },
      '& tbody tr > :first-child': { color: 'var(--palette-muted)' },
    },
  },
  ...Object.fromEntries(
    counts.map((count) => [
      `&&[data-under-names="${count}"]`,
      {
        [below('sm')]: {
          minWidth: `${5 * count}rem`,
          '& tr': { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
        },
      },
    ]),
  ),
  '& tr[data-current] > *': { background: 'var(--palette-surface)', fontWeight: 600 },
  '& tr[data-current] > th': { boxShadow: 'inset 2px 0 var(--palette-marigold)', paddingInlineStart: 12 },
})

interface FigureTableProps {
  /** Names the table, and the group around a table that scrolls sideways on phones. */
  label: string
  columns: readonly Column[]
  rows: readonly Row[]
  /** Whether phones show the cells below their row's name, sharing the width. */
  isUnderNames?: boolean | undefined
}

/** Results as a table. */
export function FigureTable({ label, columns, rows, isUnderNames }: FigureTableProps) {
  return (
    <Frame {...(columns.length > 3 && { role: 'group', 'aria-label': label, tabIndex: 0 })}>
      <Figures aria-label={label} data-under-names={isUnderNames ? columns.length - 1 : undefined}>
        <TableHead>
          <TableRow>
            {columns.map(({ id, text, figures, wideOnly }) => (
              <TableCell key={id} data-figures={figures} data-wide-only={wideOnly}>
                {text}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Line key={row.id} row={row} columns={columns} />
          ))}
        </TableBody>
      </Figures>
    </Frame>
  )
}

function Line({ row: { cells, current }, columns }: { row: Row; columns: readonly Column[] }) {
  const [head, ...rest] = cells
  return (
    <TableRow data-current={current || undefined}>
      <TableCell component="th" scope="row">
        {head}
      </TableCell>
      {rest.map((cell, index) => {
        const { id, figures, wideOnly } = columns[index + 1] ?? {}
        return (
          <TableCell key={id} data-figures={figures} data-wide-only={wideOnly}>
            {cell}
          </TableCell>
        )
      })}
    </TableRow>
  )
}

interface TableSectionProps
  extends Omit<FigureTableProps, 'label'>,
    Pick<SectionProps, 'id' | 'title' | 'intro' | 'isFoldedOnPhones'> {}

/** A section that is a table. */
export function TableSection({ columns, rows, isUnderNames, ...section }: TableSectionProps) {
  return (
    <Section {...section} room="wide">
      <FigureTable label={section.title} columns={columns} rows={rows} isUnderNames={isUnderNames} />
    </Section>
  )
}

/** A mark after a figure, outside the column of figures. */
export const Hanging = styled('span')({ '&:not(:empty)': { marginInlineEnd: '-1ch' } })

/** The width of a table on a phone, less its end and a scroll bar. */
const wholeRow = '(100vw - 2 * var(--layout-gutter) - 2.5rem)'

const Aside = styled('span')({
  display: 'block',
  fontSize: 'var(--type-label)',
  fontWeight: 400,
  lineHeight: 1.5,
  color: 'var(--palette-muted)',
  overflowWrap: 'anywhere',
  // Below the row's figures too, without widening the column of names.
  [below('sm')]: {
    '&[data-below]': { width: `calc${wholeRow}`, marginInlineEnd: `calc(6rem - ${wholeRow})` },
  },
})

interface NamedProps {
  note?: ReactNode
  /** Whether phones show the note below the whole row, whose other cells have one line. */
  isNoteBelow?: boolean
  children: ReactNode
}

/** A row's name with a smaller line below it: saves a column, so that tables fit phones. */
export function Named({ note, isNoteBelow = false, children }: NamedProps) {
  return (
    <>
      {children}
      {note && <Aside data-below={isNoteBelow || undefined}>{note}</Aside>}
    </>
  )
}

/** Repeats on phones what has its own column elsewhere (`wideOnly`). */
export const PhoneOnly = styled('span')({
  display: 'block',
  [from('sm')]: { display: 'none' },
})

/** A word that marks a row: best, cheapest, and at what. */
export const Tag = styled('span')({
  display: 'inline-block',
  margin: '0 6px 2px 0',
  // After the row's name.
  [from('sm')]: { whiteSpace: 'nowrap', 'th > &': { marginInlineStart: 4 } },
  paddingInline: 7,
  border: '1px solid var(--palette-marigold)',
  borderRadius: 'var(--radius)',
  fontSize: 'var(--type-label)',
  fontWeight: 400,
  lineHeight: 1.6,
  color: 'var(--palette-marigold)',
  '@media print': { color: 'inherit' },
})

const asText = { color: 'inherit', textDecoration: 'none', pointerEvents: 'none' } as const

const Button = styled('button')({
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--palette-link)',
  textAlign: 'start',
  // Aligns the figures beside it with its first line.
  verticalAlign: 'top',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  // Large enough for fingers without making the row higher.
  [forFingers]: { paddingBlock: 10, marginBlock: -10 },
  '@media print': asText,
  ...withoutApp(asText),
})

interface ChooseProps {
  /** The form's field, and the row's value for it. */
  name: string
  value: string
  /** Whether the form has the value already. */
  current: boolean
  /** Mark the row; shown below it on phones, which lack the last column. */
  tags?: readonly ReactNode[]
  children: ReactNode
}

/** A row's name as a button that sets the row's value in the form. */
export function Choose({ name, value, current, tags = [], children }: ChooseProps) {
  const { choose } = useFormActions()
  return (
    <>
      {current ? (
        children
      ) : (
        <Button type="button" onClick={() => choose(name, value)}>
          {children}
        </Button>
      )}
      {tags.length > 0 && (
        <Aside data-below>
          <PhoneOnly>{tags}</PhoneOnly>
        </Aside>
      )}
    </>
  )
}

const Bar = styled('svg')({
  display: 'block',
  // As wide as its cell, but never requires more than this.
  width: '6rem',
  minWidth: '100%',
  height: 8,
  background: 'var(--palette-raised)',
  fill: 'var(--palette-marigold)',
  '&[data-over]': { fill: 'var(--palette-indigo-light)' },
})

/**
 * Draws a value's share of a whole as a bar; empty if the whole is 0. The figure is in the next cell. More than the whole fills the bar in
 * another tone.
 */
export function ShareBar({ value, of }: { value: number; of: number }) {
  const share = of > 0 ? value / of : 0
  return (
    <Bar aria-hidden="true" data-over={share > 1 || undefined}>
      <rect width={shareText(Math.min(share, 1))} height="8" />
    </Bar>
  )
}
