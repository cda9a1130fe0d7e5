import { styled } from '@mui/material/styles'
import type { BreakEvenPoint } from '../../shared/licences.ts'
import { fine, type Point, pathThrough, shareText, ticksTo } from '../charts/scale.ts'
import { FigureTable } from '../result/figure-table.tsx'
import { useFormat, useTexts } from '../texts.ts'
import type { DisplayCurrency } from './currency.ts'
import { useMoney } from './money.tsx'

interface BreakEvenProps {
  /** The two ways to pay, in the order of the points' costs. */
  ways: readonly [Way, Way]
  points: readonly BreakEvenPoint[]
  money: DisplayCurrency
}

interface Way {
  readonly id: string
  readonly name: string
}

interface BreakEvenChartProps extends BreakEvenProps {
  /** The visitor's own count and the break-even, if any, with their labels. */
  marks: readonly (readonly [count: number | null, text: (count: string) => string])[]
  /** Whether a cost is constant until the next count; otherwise it grows linearly. */
  stepped: boolean
}

/** One of the two costs, in the currency shown. */
interface CostLine extends Way {
  readonly amounts: readonly number[]
  /** Distinguishes the lines by dash as well as by tone. */
  readonly look: 'solid' | 'dashed'
}

/** A count marked by a labelled vertical line. */
interface CountMark {
  readonly id: string
  readonly count: number
  readonly text: string
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

/**
 * Charts two costs by count, and where one overtakes the other. Text keeps its size at every width; only the lines are stretched. Text:
 * `breakEven.count`.
 */
export function BreakEvenChart({ ways, points, money, marks, stepped }: BreakEvenChartProps) {
  const { own } = useTexts()
  const { number, money: written } = useFormat()
  const shown = marks.flatMap(([count, text]) =>
    count === null ? [] : [{ id: text('#'), count, text: text(number(count)) }],
  )
  const lines = ways.map(
    (way, index): CostLine => ({
      ...way,
      look: index === 0 ? 'solid' : 'dashed',
      amounts: points.map(({ usd }) => (usd[index] ?? 0) * money.perUsd),
    }),
  )
  const most = points.at(-1)?.count ?? 0
  const ticks = ticksTo(Math.max(...lines.flatMap(({ amounts }) => amounts)), 4)
  const highest = ticks.at(-1) || 1
  const yOf = (amount: number) => fine(top + plot * (1 - amount / highest))
  return (
    <Drawing role="img" aria-label={shown.map(({ text }) => text).join('. ')} height={height}>
      {ticks.map((tick) => (
        <line key={tick} x1="0" x2="100%" y1={yOf(tick)} y2={yOf(tick)} stroke="var(--palette-line)" />
      ))}
      {ticksTo(most, 5)
        .filter((tick) => tick <= most && Number.isInteger(tick))
        .map((tick) => (
          <text key={tick} x={shareText(tick / most)} y={top + plot + 18} textAnchor={anchorAt(tick / most)}>
            {number(tick)}
          </text>
        ))}
      <text x="100%" y={top + plot + 38} textAnchor="end">
        {own('breakEven.count')}
      </text>
      <Marks marks={shown.filter(({ count }) => count <= most)} most={most} />
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
            d={pathThrough(pointsOf(amounts, highest, stepped))}
            fill="none"
            data-look={look}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {ticks.slice(1).map((tick) => (
        <text key={tick} x="0" y={yOf(tick) - 5}>
          {written(tick, money.currency, 0)}
        </text>
      ))}
      <Names lines={lines} yOf={yOf} />
    </Drawing>
  )
}

/** Puts each mark's label on a line of its own, so that close ones don't overlap. */
function Marks({ marks, most }: { marks: readonly CountMark[]; most: number }) {
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
function Names({ lines, yOf }: { lines: readonly CostLine[]; yOf: (amount: number) => number }) {
  const ends = lines.map((line) => ({ ...line, end: line.amounts.at(-1) ?? 0 }))
  const upper = ends.reduce((a, b) => (b.end > a.end ? b : a))
  return ends.map(({ id, name, end }) => (
    <text key={id} x="100%" y={yOf(end) + (id === upper.id ? -8 : 18)} textAnchor="end" data-name>
      {name}
    </text>
  ))
}

interface BreakEvenTableProps extends BreakEvenProps {
  /** The visitor's own count. */
  current: number
  /** Text if both cost the same. */
  equal: string
}

/** The figures of the chart. Texts: `breakEven.title`, `.counted`, `.cheaper`. */
export function BreakEvenTable({ ways, points, money, current, equal }: BreakEvenTableProps) {
  const { own } = useTexts()
  const { number } = useFormat()
  const amount = useMoney(money, 'needed')
  const [first, second] = ways
  const cheaper = ([one, other]: BreakEvenPoint['usd']) => {
    if (one === other) return equal
    return one < other ? first.name : second.name
  }
  return (
    <FigureTable
      label={own('breakEven.title')}
      columns={[
        { id: 'count', text: own('breakEven.counted') },
        ...ways.map(({ id, name }) => ({ id, text: name, figures: true }) as const),
        { id: 'cheaper', text: own('breakEven.cheaper') },
      ]}
      rows={points.map(({ count, usd }) => ({
        id: String(count),
        current: count === current,
        cells: [number(count), ...usd.map(amount), cheaper(usd)],
      }))}
    />
  )
}
