import type { CsvTable } from '../../calculators/ui/result/export.ts'
import { Toolbar } from '../../calculators/ui/result/toolbar.tsx'
import { bahtText } from '../exact.ts'
import { amountNames } from '../invoices.ts'
import { satangFigure } from '../page/amounts.ts'
import { prices } from '../prices.ts'
import { addressOf } from './address.ts'
import { useWords } from './figures.ts'
import { machinesInWords } from './form.ts'
import type { PriceOutcome } from './overview.tsx'

/** Ways to export the estimate: link, sentence, table, print. */
export function EstimateTools({ outcome }: { outcome: PriceOutcome }) {
  const { own } = useWords()
  const { monthly, invoices } = outcome.result
  const gross = invoices[0]?.gross ?? 0n
  const table = useTable(outcome)
  return (
    <Toolbar
      summary={own('answer.sentence', { monthly: satangFigure(monthly), gross: satangFigure(gross) })}
      table={table}
    />
  )
}

/** The whole estimate as rows: inputs, lines, invoices, totals. */
const useTable = ({ values, result }: PriceOutcome): (() => CsvTable) => {
  const { input } = result
  const { own } = useWords()
  const { lines, support, topUp, monthly, oneOff, invoices, total, words } = result
  return () => [
    [own('csv.list'), prices.version],
    [own('csv.term'), input.term],
    [own('csv.billing'), own(`choices.billing.${input.billing}`)],
    [own('csv.payer'), own(`choices.payer.${input.payer}`)],
    [own('csv.support'), own(`choices.support.${input.support}`)],
    [own('csv.start'), input.start],
    [own('csv.link'), addressOf(input)],
    ...machinesInWords(values.machines ?? '', own).map((words) => [own('fields.machines.label'), words]),
    [],
    ['item', 'quantity', 'billable', 'amount', 'discount', 'net', 'once'].map((id) => own(`lines.${id}`)),
    ...lines.map(({ id, quantity, billable, amount, discount, net, once }) => [
      own(`fields.${id}.label`),
      quantity,
      billable,
      ...[amount, discount, net, once].map(bahtText),
    ]),
    [
      own('lines.support', { plan: own(`choices.support.${input.support}`) }),
      '',
      '',
      '',
      '',
      bahtText(support),
      '',
    ],
    [own('lines.topUp'), '', '', '', '', bahtText(topUp), ''],
    [own('lines.monthly'), '', '', '', '', bahtText(monthly), bahtText(oneOff)],
    [],
    [own('invoices.number'), own('invoices.day'), ...amountNames.map((name) => own(`sums.${name}`))],
    ...invoices.map((invoice, index) => [
      index + 1,
      invoice.day,
      ...amountNames.map((name) => bahtText(invoice[name])),
    ]),
    [own('sums.term'), '', ...amountNames.map((name) => bahtText(total[name]))],
    [own('words.label'), words],
  ]
}
