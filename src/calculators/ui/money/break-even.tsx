import { styled } from '@mui/material/styles'
import type { BreakEvenPoint } from '../../shared/licences.ts'
import { LineChart } from '../charts/line-chart.tsx'
import type { Point } from '../charts/scale.ts'
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

/** Adds the corners of a line that is constant until the next point. */
const inSteps = (points: readonly Point[]) =>
  points.flatMap((point, index) => {
    const before = points[index - 1]
    return before ? [[point[0], before[1]] as const, point] : [point]
  })

/** Charts two costs by count, and where one overtakes the other. Text: `breakEven.count`. */
export function BreakEvenChart({ ways, points, money, marks, stepped }: BreakEvenChartProps) {
  const { own } = useTexts()
  const { number, money: written } = useFormat()
  const [from, to] = [points[0]?.count ?? 0, points.at(-1)?.count ?? 0]
  const shown = marks.flatMap(([count, text]) =>
    count === null ? [] : [{ x: count, y: 0, label: text(number(count)) }],
  )
  const lineOf = (index: number): readonly Point[] =>
    points.map(({ count, usd }) => [count, (usd[index] ?? 0) * money.perUsd])
  return (
    <LineChart
      label={shown.map(({ label }) => label).join('. ')}
      from={from}
      to={to}
      series={ways.map(({ id, name }, index) => ({
        id,
        label: name,
        look: index === 0 ? 'solid' : 'dashed',
        points: stepped ? inSteps(lineOf(index)) : lineOf(index),
      }))}
      marks={shown.filter(({ x }) => x <= to)}
      base={{ name: own('breakEven.count'), text: number }}
      namesLines
      scale={(value) => written(value, money.currency, 0)}
    />
  )
}

interface BreakEvenTableProps extends BreakEvenProps {
  /** The visitor's own count. */
  current: number
  /** Text if both cost the same. */
  equal: string
}

const Name = styled('span')({ whiteSpace: 'nowrap' })

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
        cells: [number(count), ...usd.map(amount), <Name key="cheaper">{cheaper(usd)}</Name>],
      }))}
    />
  )
}
