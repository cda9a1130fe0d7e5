import { FigureTable, Named, PhoneOnly } from '../../calculators/ui/result/figure-table.tsx'
import { Section } from '../../components/section.tsx'
import { runsOf } from '../invoices.ts'
import { satangFigure } from '../page/amounts.ts'
import { countFigure, unbroken } from '../page/figures.ts'
import { QuotationSection } from '../quotation/section.tsx'
import { assumedMark, useWords } from './figures.ts'
import type { PriceOutcome } from './overview.tsx'

/** Lines below a row's name on phones, in place of columns. */
const phoneNote = (parts: readonly (string | false)[]) => {
  const lines = parts.filter((part) => part !== false)
  return lines.length > 0 && lines.map((line) => <PhoneOnly key={line}>{line}</PhoneOnly>)
}

/** Shows the quotation, all lines of the estimate, and its invoices, unless the only one is the result itself. */
export function EstimateDetails({ outcome }: { outcome: PriceOutcome }) {
  return (
    <>
      <QuotationSection outcome={outcome} />
      <Lines outcome={outcome} />
      {outcome.result.invoices.length > 1 && <Invoices outcome={outcome} />}
    </>
  )
}

const lineColumns = [
  { id: 'quantity' },
  { id: 'billable', wideOnly: true },
  { id: 'amount', wideOnly: true },
  { id: 'discount', wideOnly: true },
  { id: 'net' },
] as const

function Lines({ outcome: { result } }: { outcome: PriceOutcome }) {
  const { own } = useWords()
  const { input, lines, support, topUp, monthly, oneOff } = result
  const sum = (id: string, name: string, amount: bigint) => ({
    id,
    cells: [name, '', '', '', '', satangFigure(amount)],
    current: id === 'monthly',
  })
  return (
    <Section id="lines" title={own('lines.title')} room="wide">
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
            ? [
                sum(
                  'support',
                  own('lines.support', { plan: own(`choices.support.${input.support}`) }),
                  support,
                ),
              ]
            : []),
          ...(topUp > 0n ? [sum('topUp', own('lines.topUp'), topUp)] : []),
          sum('monthly', own('lines.monthly'), monthly),
          ...(oneOff > 0n ? [sum('once', own('lines.once'), oneOff)] : []),
        ]}
      />
    </Section>
  )
}

const amounts = [
  { id: 'net', wideOnly: true },
  { id: 'vat', wideOnly: true },
  { id: 'gross' },
  { id: 'wht', wideOnly: true },
  { id: 'payable' },
] as const

function Invoices({ outcome: { result } }: { outcome: PriceOutcome }) {
  const { own, day } = useWords()
  const { invoices, total } = result
  const sumsOf = (sums: Readonly<Record<(typeof amounts)[number]['id'], bigint>>) =>
    amounts
      .filter((column) => 'wideOnly' in column)
      .map(({ id }) => `${own(`sums.${id}`)} ${satangFigure(sums[id])}`)
  return (
    <Section id="invoices" title={own('invoices.title')} room="wide">
      <FigureTable
        label={own('invoices.title')}
        columns={[
          { id: 'number', text: own('invoices.number') },
          { id: 'day', text: own('invoices.day'), wideOnly: true },
          ...amounts.map((column) => ({ ...column, text: own(`sums.${column.id}`), figures: true as const })),
        ]}
        rows={[
          ...runsOf(invoices).map((run) => {
            const range =
              run.from === run.to ? String(run.from) : own('invoices.range', { from: run.from, to: run.to })
            const date = unbroken(day(invoices[run.from - 1]?.day ?? ''))
            return {
              id: String(run.from),
              cells: [
                <Named key="number" note={phoneNote([date, ...sumsOf(run)])}>
                  {range}
                </Named>,
                date,
                ...amounts.map(
                  ({ id }) => satangFigure(run[id]) + assumedMark(id, invoices.slice(run.from - 1, run.to)),
                ),
              ],
            }
          }),
          {
            id: 'total',
            cells: [
              <Named key="term" note={phoneNote(sumsOf(total))}>
                {own('sums.term')}
              </Named>,
              '',
              ...amounts.map(({ id }) => satangFigure(total[id]) + assumedMark(id, invoices)),
            ],
            current: true,
          },
        ]}
      />
    </Section>
  )
}
