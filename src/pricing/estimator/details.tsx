import { FigureTable } from '../../calculators/ui/result/figure-table.tsx'
import { Section } from '../../components/section.tsx'
import { runsOf } from '../invoices.ts'
import { countFigure } from '../page/figures.ts'
import { QuotationSection } from '../quotation/section.tsx'
import { figure, useWords } from './figures.ts'
import type { PriceOutcome } from './overview.tsx'

/** Every line and every invoice of the estimate. */
export function EstimateDetails({ outcome }: { outcome: PriceOutcome }) {
  return (
    <>
      <Lines outcome={outcome} />
      <Invoices outcome={outcome} />
      <QuotationSection outcome={outcome} />
    </>
  )
}

const lineColumns = ['quantity', 'billable', 'amount', 'discount', 'net'] as const

function Lines({ outcome: { input, result } }: { outcome: PriceOutcome }) {
  const { own } = useWords()
  const { lines, support, topUp, monthly, oneOff } = result
  const sum = (id: string, name: string, amount: bigint) => ({
    id,
    cells: [name, '', '', '', '', figure(amount)],
    current: id === 'monthly',
  })
  return (
    <Section id="lines" title={own('lines.title')} room="wide">
      <FigureTable
        label={own('lines.title')}
        columns={[
          { id: 'item', text: own('lines.item') },
          ...lineColumns.map((id) => ({ id, text: own(`lines.${id}`), figures: true as const })),
        ]}
        rows={[
          ...lines.map(({ id, quantity, billable, amount, discount, net }) => ({
            id,
            cells: [
              own(`fields.${id}.label`),
              countFigure(quantity),
              countFigure(billable),
              figure(amount),
              figure(discount),
              figure(net),
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

const amounts = ['net', 'vat', 'gross', 'wht', 'payable'] as const

function Invoices({ outcome: { result } }: { outcome: PriceOutcome }) {
  const { own, day } = useWords()
  const { invoices, total } = result
  return (
    <Section id="invoices" title={own('invoices.title')} room="wide">
      <FigureTable
        label={own('invoices.title')}
        columns={[
          { id: 'number', text: own('invoices.number') },
          { id: 'day', text: own('invoices.day') },
          ...amounts.map((id) => ({ id, text: own(`sums.${id}`), figures: true as const })),
        ]}
        rows={[
          ...runsOf(invoices).map((run) => ({
            id: String(run.from),
            cells: [
              run.from === run.to ? String(run.from) : own('invoices.range', { from: run.from, to: run.to }),
              day(invoices[run.from - 1]?.day ?? '').replaceAll(' ', '\u00a0'),
              ...amounts.map((name) => figure(run[name])),
            ],
          })),
          {
            id: 'total',
            cells: [own('sums.term'), '', ...amounts.map((name) => figure(total[name]))],
            current: true,
          },
        ]}
      />
    </Section>
  )
}
