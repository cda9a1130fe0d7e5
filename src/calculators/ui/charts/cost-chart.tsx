import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { fine, type Point, pathThrough, shareText, ticksTo } from './scale.ts'

export interface CostLine {
  readonly id: string
  readonly name: string
  /** One amount for each count from 0 on, in steps of `countStep`. */
  readonly amounts: readonly number[]
  /** Distinguishes the lines by dash as well as by tone. */
  readonly look: 'solid' | 'dashed'
}

interface CostChartProps {
  /** Describes the chart in a sentence, for screen readers. */
  readonly label: string
  readonly lines: readonly [CostLine, CostLine]
  readonly countStep: number
  /** Whether an amount is constant until the next count; otherwise it grows linearly. */
  readonly stepped: boolean
  /** Label of the horizontal axis. */
  readonly countName: string
  /** Short form of an amount, for the grid lines. */
  readonly amountText: (amount: number) => string
  readonly countText: (count: number) => string
  /** Counts marked by a labelled vertical line: the visitor's own and the break-even. */
  readonly marks: readonly { readonly id: string; readonly count: number; readonly text: string }[]
}

/** Space above the plot for the marks' labels, two lines of them. */
const top = 44
const plot = 220
const bottom = 48
const height = top + plot + bottom

const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  fontSize: 'var(--type-label)',
  fill: 'var(--palette-muted)',
  // Keeps text legible where a line passes behind it.
  '& text': {
    paintOrder: 'stroke',
    stroke: 'var(--palette-ground)',
    strokeWidth: 8,
    strokeLinejoin: 'round',
  },
  '& text[data-name]': { fill: 'var(--palette-text)' },
  '& [data-look=solid]': { stroke: 'var(--palette-marigold)', strokeWidth: 2.5 },
  '& [data-look=dashed]': {
    stroke: 'var(--palette-indigo-light)',
    strokeWidth: 2.5,
    strokeDasharray: '7 4',
  },
})

/** Text anchor that keeps a text at a share of the width inside the drawing. */
const anchorAt = (share: number) => {
  if (share < 0.15) return 'start'
  return share > 0.85 ? 'end' : 'middle'
}

const pointsOf = (amounts: readonly number[], highest: number, stepped: boolean) => {
  const last = amounts.length - 1
  const point = (index: number, amount: number): Point => [(index / last) * 100, (1 - amount / highest) * 100]
  return amounts.flatMap((amount, index) => [
    ...(stepped && index > 0 ? [point(index, amounts[index - 1] ?? 0)] : []),
    point(index, amount),
  ])
}

/** Charts two costs by count, and where one overtakes the other. Text keeps its size at every width; only the lines are stretched. */
export function CostChart(props: CostChartProps) {
  const { label, lines, countStep, countName, amountText, countText, marks } = props
  const counts = lines[0].amounts.length - 1
  const most = counts * countStep
  const ticks = ticksTo(Math.max(...lines.flatMap(({ amounts }) => amounts)), 4)
  const highest = ticks.at(-1) || 1
  const yOf = (amount: number) => fine(top + plot * (1 - amount / highest))
  return (
    <Drawing role="img" aria-label={label} height={height}>
      {ticks.map((tick) => (
        <line key={tick} x1="0" x2="100%" y1={yOf(tick)} y2={yOf(tick)} stroke="var(--palette-line)" />
      ))}
      {ticksTo(most, 5)
        .filter((tick) => tick <= most && Number.isInteger(tick))
        .map((tick) => (
          <text key={tick} x={shareText(tick / most)} y={top + plot + 18} textAnchor={anchorAt(tick / most)}>
            {countText(tick)}
          </text>
        ))}
      <text x="100%" y={top + plot + 38} textAnchor="end">
        {countName}
      </text>
      <Marks marks={marks.filter(({ count }) => count <= most)} most={most} />
      <svg
        aria-hidden="true"
        y={top}
        width="100%"
        height={plot}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        overflow="visible"
      >
        {lines.map(({ id, look, amounts }) => (
          <path
            key={id}
            d={pathThrough(pointsOf(amounts, highest, props.stepped))}
            fill="none"
            data-look={look}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {ticks.slice(1).map((tick) => (
        <text key={tick} x="0" y={yOf(tick) - 5}>
          {amountText(tick)}
        </text>
      ))}
      <Names lines={lines} yOf={yOf} />
    </Drawing>
  )
}

/** Puts each mark's label on a line of its own, so that close ones don't overlap. */
function Marks({ marks, most }: { marks: CostChartProps['marks']; most: number }) {
  return marks.map(({ id, count, text }, index) => {
    const share = count / most
    const x = shareText(share)
    return (
      <g key={id}>
        <line
          x1={x}
          x2={x}
          y1={top - 8}
          y2={top + plot}
          stroke="var(--palette-border)"
          strokeDasharray="2 3"
        />
        <text x={x} y={top - 30 + 16 * index} textAnchor={anchorAt(share)} data-name>
          {text}
        </text>
      </g>
    )
  })
}

/** Names the lines at their right ends: the higher one above its line, the lower one below. */
function Names({ lines, yOf }: { lines: CostChartProps['lines']; yOf: (amount: number) => number }) {
  const ends = lines.map((line) => ({ ...line, end: line.amounts.at(-1) ?? 0 }))
  const upper = ends.reduce((a, b) => (b.end > a.end ? b : a))
  return ends.map(({ id, name, end }) => (
    <text key={id} x="100%" y={yOf(end) + (id === upper.id ? -8 : 18)} textAnchor="end" data-name>
      {name}
    </text>
  ))
}

const Pair = styled('div')({
  display: 'grid',
  gap: '24px 48px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media (min-width: 75em)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
})

/** A chart with its table beside it, or below it if there is less space. */
export function ChartBeside({ chart, table }: { chart: ReactNode; table: ReactNode }) {
  return (
    <Pair>
      {chart}
      {table}
    </Pair>
  )
}
