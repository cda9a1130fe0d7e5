import { Fragment } from 'react'
import { FigureTable, Hanging } from '../../calculators/ui/result/figure-table.tsx'
import { type Amounts, amountNames, assumedMark, type Invoice } from '../invoices.ts'
import { satangFigure } from '../page/amounts.ts'
import { useWords } from './figures.ts'

interface SumsColumn {
  readonly id: 'first' | 'later' | 'next' | 'term'
  readonly amounts: Amounts
  /** The invoices behind the amounts. */
  readonly invoices: readonly Invoice[]
  readonly wideOnly?: true
}

interface SumsTableProps {
  label: string
  columns: readonly SumsColumn[]
  names?: readonly (keyof Amounts)[]
}

/** What invoices come to, before and after taxes; rates that are not yet decreed are marked. */
export function SumsTable({ label, columns, names = amountNames }: SumsTableProps) {
  const { own } = useWords()
  return (
    <FigureTable
      label={label}
      columns={[
        { id: 'row', text: own('sums.amount') },
        ...columns.map(({ amounts: _, invoices: __, ...column }) => ({
          ...column,
          text: own(`sums.${column.id}`),
          figures: true as const,
        })),
      ]}
      rows={names.map((name) => ({
        id: name,
        cells: [
          own(`sums.${name}`),
          ...columns.map(({ id, amounts, invoices }) => (
            <Fragment key={id}>
              {satangFigure(amounts[name])}
              <Hanging>{assumedMark(name, invoices)}</Hanging>
            </Fragment>
          )),
        ],
        current: name === 'payable',
      }))}
    />
  )
}
