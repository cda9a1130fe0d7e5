import type { BreakEvenPoint } from '../../shared/licences.ts'
import { CostChart } from '../charts/cost-chart.tsx'
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

/** Charts two costs by count, and where one overtakes the other. Text: `breakEven.count`. */
export function BreakEvenChart({ ways, points, money, marks, stepped }: BreakEvenChartProps) {
  const { own } = useTexts()
  const { number, money: written } = useFormat()
  const shown = marks.flatMap(([count, text]) =>
    count === null ? [] : [{ id: text('#'), count, text: text(number(count)) }],
  )
  const lineOf = (index: 0 | 1) => ({
    ...ways[index],
    look: index === 0 ? ('solid' as const) : ('dashed' as const),
    amounts: points.map(({ usd }) => usd[index] * money.perUsd),
  })
  return (
    <CostChart
      label={shown.map(({ text }) => text).join('. ')}
      lines={[lineOf(0), lineOf(1)]}
      countStep={points[1]?.count ?? 1}
      stepped={stepped}
      countName={own('breakEven.count')}
      amountText={(amount) => written(amount, money.currency, 0)}
      countText={number}
      marks={shown}
    />
  )
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
