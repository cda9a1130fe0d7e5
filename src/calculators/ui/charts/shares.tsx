import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { FigureTable } from '../result/figure-table.tsx'
import { useFormat } from '../texts.ts'
import { type Fill, fills, Swatch } from './fills.tsx'
import { shareText } from './scale.ts'

export interface Part {
  readonly id: string
  readonly name: string
  readonly fill: Fill
  readonly value: number
}

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { value }) => sum + value, 0)

const Bar = styled('svg')({ display: 'block', width: '100%', height: 20 })

/** Draws parts of a whole as one bar; the table beside it has the names and figures. */
function StackedBar({ parts }: { parts: readonly Part[] }) {
  const total = sumOf(parts)
  const starts = parts.map((_, index) => sumOf(parts.slice(0, index)))
  return (
    <Bar aria-hidden="true">
      {parts.map(({ id, fill, value }, index) => (
        <rect
          key={id}
          x={shareText((starts[index] ?? 0) / total)}
          width={shareText(value / total)}
          height="20"
          fill={fills[fill]}
          stroke={fill === 'hollow' ? 'var(--palette-border)' : 'var(--palette-ground)'}
          strokeDasharray={fill === 'hollow' ? '3 2' : undefined}
        />
      ))}
    </Bar>
  )
}

const Frame = styled('div')({ display: 'grid', gap: 8 })

interface PartsTableProps {
  /** Parts with the same name share a row, with the fill of each. */
  parts: readonly Part[]
  /** Formats a value. */
  valueText: (value: number) => string
  texts: Readonly<Record<'label' | 'value' | 'share' | 'total', string>> & { readonly part?: string }
  /** Leaves the shares out on phones, where long values need the space. */
  longValues?: true
  /** The whole, if it isn't the sum of the parts. */
  total?: number
}

/** Shows parts of a whole as a bar and as figures; renders nothing if the whole is 0. The page needs the patterns of `fills.tsx`. */
export function PartsTable({ parts, valueText, texts, longValues, total = sumOf(parts) }: PartsTableProps) {
  const { percent } = useFormat()
  if (total === 0) return null
  const row = (id: string, value: number, name: ReactNode) => ({
    id,
    cells: [name, valueText(value), percent(value / total, 3)],
  })
  const names = [...new Set(parts.map(({ name }) => name))]
  return (
    <Frame>
      <StackedBar parts={parts} />
      <FigureTable
        label={texts.label}
        columns={[
          { id: 'part', text: texts.part ?? texts.label },
          { id: 'value', text: texts.value, figures: true },
          { id: 'share', text: texts.share, figures: true, ...(longValues && { wideOnly: true }) },
        ]}
        rows={[
          ...names.map((name) => {
            const ofName = parts.filter((part) => part.name === name)
            const swatches = ofName.map(({ id, fill }) => <Swatch key={id} fill={fill} />)
            return row(
              name,
              sumOf(ofName),
              <>
                {swatches}
                {name}
              </>,
            )
          }),
          row('total', total, texts.total),
        ]}
      />
    </Frame>
  )
}

const Grid = styled('svg')({ display: 'block', width: '100%', maxWidth: 172, height: 'auto' })

const columns = Array.from({ length: 20 }, (_, column) => column)
const rows = Array.from({ length: 5 }, (_, row) => row)

/** Draws a probability as filled marks out of a hundred, which is easier to grasp than a percentage; the figure is beside it. */
export function ChanceGrid({ chance }: { chance: number }) {
  const marked = Math.round(chance * 100)
  return (
    <Grid aria-hidden="true" viewBox="0 0 179 44">
      {rows.map((row) => (
        <g key={row} transform={`translate(0 ${row * 9})`}>
          {columns.map((column) => {
            const isMarked = row * columns.length + column < marked
            return (
              <rect
                key={column}
                x={column * 9}
                width="8"
                height="8"
                rx="1.5"
                fill={isMarked ? 'var(--palette-marigold)' : 'var(--palette-raised)'}
                stroke={isMarked ? 'none' : 'var(--palette-line)'}
              />
            )
          })}
        </g>
      ))}
    </Grid>
  )
}
