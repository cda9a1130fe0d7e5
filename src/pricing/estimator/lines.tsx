import { FigureTable, Named, PhoneOnly } from '../../calculators/ui/result/figure-table.tsx'
import { satangFigure } from '../page/amounts.ts'
import { countFigure } from '../page/figures.ts'
import { useWords } from './figures.ts'
import type { PriceOutcome } from './overview.tsx'

/** Lines below a row's name on phones, in place of columns. */
export const phoneNote = (parts: readonly (string | false)[]) => {
  const lines = parts.filter((part) => part !== false)
  return lines.length > 0 && lines.map((line) => <PhoneOnly key={line}>{line}</PhoneOnly>)
}

type Line = PriceOutcome['result']['lines'][number]

/** All lines of an estimate with what a month of them costs. */
export function Lines({ outcome: { result } }: { outcome: PriceOutcome }) {
  const { own } = useWords()
  const { input, lines, support, topUp, monthly, oneOff } = result
  const isReduced = lines.some(({ discount }) => discount > 0n)
  const columns = [
    { id: 'quantity', of: (line: Line) => countFigure(line.quantity) },
    // Leaves out columns that would say nothing in any line.
    ...(lines.some(({ billable, quantity }) => billable !== quantity)
      ? [{ id: 'billable', wideOnly: true, of: (line: Line) => countFigure(line.billable) } as const]
      : []),
    ...(isReduced
      ? ([
          { id: 'amount', wideOnly: true, of: (line: Line) => satangFigure(line.amount) },
          { id: 'discount', wideOnly: true, of: (line: Line) => satangFigure(line.discount) },
        ] as const)
      : []),
    { id: 'net', of: (line: Line) => satangFigure(line.net) },
  ] as const
  const sum = (id: string, name: string, amount: bigint) => ({
    id,
    cells: [name, ...columns.slice(1).map(() => ''), satangFigure(amount)],
    current: id === 'monthly',
  })
  return (
    <FigureTable
      label={own('lines.title')}
      columns={[
        { id: 'item', text: own('lines.item') },
        ...columns.map(({ of: _, ...column }) => ({
          ...column,
          text: own(`lines.${column.id}`),
          figures: true as const,
        })),
      ]}
      rows={[
        ...lines.map((line) => ({
          id: line.id,
          cells: [
            <Named
              key={line.id}
              note={phoneNote([
                line.billable !== line.quantity && `${own('lines.billable')} ${countFigure(line.billable)}`,
                line.discount > 0n && `${own('lines.amount')} ${satangFigure(line.amount)}`,
                line.discount > 0n && `${own('lines.discount')} ${satangFigure(line.discount)}`,
              ])}
            >
              {own(`fields.${line.id}.label`)}
            </Named>,
            ...columns.map((column) => column.of(line)),
          ],
        })),
        ...(support > 0n
          ? [sum('support', own('lines.support', { plan: own(`choices.support.${input.support}`) }), support)]
          : []),
        ...(topUp > 0n ? [sum('topUp', own('lines.topUp'), topUp)] : []),
        sum('monthly', own('lines.monthly'), monthly),
        ...(oneOff > 0n ? [sum('once', own('lines.once'), oneOff)] : []),
      ]}
    />
  )
}
