import { styled } from '@mui/material/styles'
import { Fragment, type ReactNode } from 'react'
import { from } from '../../../widgets/media.ts'

/** A figure for a spreadsheet: a number with its unit, or a text. */
export interface Amount {
  readonly value: number | string
  readonly unit: string
}

export interface FigureItem {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly amount?: Amount
  readonly note?: ReactNode
}

/** A figure on a line of its own, larger than the text. */
export const largeFigure = {
  letterSpacing: '-0.01em',
  ':lang(th) &': { letterSpacing: 0 },
}

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  [from('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  gap: '20px 24px',
  // Keeps a figure on the same sheet as its name; otherwise it would appear under another heading.
  '@media print': { breakInside: 'avoid' },
  '& > div': { display: 'flex', flexDirection: 'column', minWidth: 0 },
  '& dt': { fontWeight: 400, fontSize: 'var(--type-label)', color: 'var(--palette-muted)', lineHeight: 1.5 },
  '& dd': { fontSize: 'var(--type-label)', lineHeight: 1.5, color: 'var(--palette-muted)' },
  '& dd[data-value]': {
    ...largeFigure,
    fontVariantNumeric: 'tabular-nums',
    fontSize: 'var(--type-heading)',
    color: 'var(--palette-text)',
    overflowWrap: 'anywhere',
  },
})

/** The figures beside the answer. */
export function Figures({ items }: { items: readonly FigureItem[] }) {
  return (
    <List>
      {items.map(({ id, label, value, note }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd data-value>
            <Maths>{value}</Maths>
          </dd>
          {note && <dd>{note}</dd>}
        </div>
      ))}
    </List>
  )
}

// Keeps superscripts from increasing the line height.
const Exponent = styled('sup')({ fontSize: '0.75em', lineHeight: 0 })

const raised = /(10)\^(-?\d+)|\^\[([^\]]*)\]/g

/** Renders a text with the exponents of `10^-9` and `(1 − p)^[n × h]` raised. */
export function Maths({ children }: { children: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of children.matchAll(raised)) {
    const [whole, base = '', number, expression] = match
    parts.push(children.slice(end, match.index) + base)
    parts.push(<Exponent>{number?.replace('-', '−') ?? <Maths>{expression ?? ''}</Maths>}</Exponent>)
    end = match.index + whole.length
  }
  parts.push(children.slice(end))
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
