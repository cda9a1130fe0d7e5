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

const lineColumns = [
  { id: 'quantity' },
  { id: 'billable', wideOnly: true },
  { id: 'amount', wideOnly: true },
  { id: 'discount', wideOnly: true },
  { id: 'net' },
] as const

/** All lines of an estimate with what a month of them costs. */
export function Lines({ outcome: { result } }: { outcome: PriceOutcome }) {
  const { own } = useWords()
  const { input, lines, support, topUp, monthly, oneOff } = result
  const sum = (id: string, name: string, amount: bigint) => ({
    id,
    cells: [name, '', '', '', '', satangFigure(amount)],
    current: id === 'monthly',
  })
  return (
    <FigureTable
      label={own('lines.title')}
      columns={[
        { id: 'item', text: own('lines.item') },
        ...lineColumns.map((column) => ({
          ...column,
          text: own(`lines.${column.id}`),
          figures: true as const,
        })),
      ]}
      rows={[
        ...lines.map(({ id, quantity, billable, amount, discount, net }) => ({
          id,
          cells: [
            <Named
              key={id}
              note={phoneNote([
                billable !== quantity && `${own('lines.billable')} ${countFigure(billable)}`,
                discount > 0n && `${own('lines.amount')} ${satangFigure(amount)}`,
                discount > 0n && `${own('lines.discount')} ${satangFigure(discount)}`,
              ])}
            >
              {own(`fields.${id}.label`)}
            </Named>,
            countFigure(quantity),
            countFigure(billable),
            satangFigure(amount),
            satangFigure(discount),
            satangFigure(net),
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
