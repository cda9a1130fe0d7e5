import { Fragment } from 'react'
import { FigureTable, Hanging, Named } from '../../calculators/ui/result/figure-table.tsx'
import { Section } from '../../components/section.tsx'
import { assumedMark, runsOf } from '../invoices.ts'
import { satangFigure } from '../page/amounts.ts'
import { unbroken } from '../page/figures.ts'
import { QuotationSection } from '../quotation/section.tsx'
import { useWords } from './figures.ts'
import { phoneNote } from './lines.tsx'
import type { PriceOutcome } from './overview.tsx'

/** Shows the quotation with all lines of the estimate, and its invoices, unless the only one is the result itself. */
export function EstimateDetails({ outcome }: { outcome: PriceOutcome }) {
  return (
    <>
      <QuotationSection outcome={outcome} />
      {outcome.result.invoices.length > 1 && <Invoices outcome={outcome} />}
    </>
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
                ...amounts.map(({ id }) => (
                  <Fragment key={id}>
                    {satangFigure(run[id])}
                    <Hanging>{assumedMark(id, invoices.slice(run.from - 1, run.to))}</Hanging>
                  </Fragment>
                )),
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
              ...amounts.map(({ id }) => (
                <Fragment key={id}>
                  {satangFigure(total[id])}
                  <Hanging>{assumedMark(id, invoices)}</Hanging>
                </Fragment>
              )),
            ],
            current: true,
          },
        ]}
      />
    </Section>
  )
}
