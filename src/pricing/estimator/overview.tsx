import type { Outcome } from '../../calculators/ui/form/use-calculation.ts'
import { Fold, Footnote, Notes, Overview } from '../../calculators/ui/result/notes.tsx'
import { useHydrated } from '../../components/use-hydrated.ts'
import { earliestStart } from '../delivery.ts'
import { runsOf } from '../invoices.ts'
import { satangFigure } from '../page/amounts.ts'
import { countFigure } from '../page/figures.ts'
import { prices } from '../prices.ts'
import { dayInThailand } from '../quotation/today.ts'
import type { PriceAnswer } from './answer.ts'
import css from './estimator.module.css'
import { useWords } from './figures.ts'
import { Lines } from './lines.tsx'
import { SumsTable } from './sums-table.tsx'
import { EstimateTools } from './tools.tsx'

export type PriceOutcome = Outcome<PriceAnswer>

/** Shows the invoices' amounts, notes on them, and ways to share the estimate. */
export function EstimateOverview({ outcome }: { outcome: PriceOutcome }) {
  const { own, isThai } = useWords()
  const { invoices, total, words } = outcome.result
  const [first, second] = invoices
  if (!first) return null
  const areLaterAlike = runsOf(invoices.slice(1)).length === 1
  const columns = [
    { id: 'first', amounts: first, invoices: [first] },
    ...(second
      ? ([
          {
            id: areLaterAlike ? 'later' : 'next',
            amounts: second,
            invoices: invoices.slice(1),
            // Left out on phones, where the table of invoices shows it.
            wideOnly: true,
          },
          { id: 'term', amounts: total, invoices },
        ] as const)
      : []),
  ] as const
  return (
    <Overview>
      <div>
        <SumsTable label={own('sums.title')} columns={columns} />
        {isThai && (
          <Footnote>
            {own('words.label')}: {words}
          </Footnote>
        )}
      </div>
      <Fold className={isThai ? css.lines : `${css.lines} ${css.joined}`} title={own('lines.title')}>
        <Lines outcome={outcome} />
      </Fold>
      <EstimateNotes outcome={outcome} />
      <EstimateTools outcome={outcome} />
    </Overview>
  )
}

/** Notes on consequences of the amounts, and on rounded inputs. */
function EstimateNotes({ outcome: { result } }: { outcome: PriceOutcome }) {
  const { own, day } = useWords()
  const isHydrated = useHydrated()
  const { input } = result
  const earliest = isHydrated ? earliestStart(prices, input, dayInThailand()) : input.start
  const { lines, topUp, vatAfter, whtAfter, total, isOverTenderLimit, invoices } = result
  const rounded = lines.filter(({ id, quantity }) => quantity !== input.items[id])
  const notes = [
    ...(input.start < earliest ? [own('notes.later', { day: day(earliest) })] : []),
    ...rounded.map(({ id, quantity }) =>
      own('notes.rounded', {
        item: own(`fields.${id}.label`),
        from: countFigure(input.items[id] ?? 0),
        to: countFigure(quantity),
      }),
    ),
    ...(topUp > 0n ? [own('notes.topUp', { amount: satangFigure(topUp) })] : []),
    ...(input.payer !== 'none' && total.wht === 0n ? [own('notes.below')] : []),
    ...(invoices.some(({ isVatAssumed, isWhtAssumed }) => isVatAssumed || isWhtAssumed)
      ? [own('notes.assumed')]
      : []),
    ...(vatAfter ? [own('notes.vatAfter', { day: day(vatAfter) })] : []),
    ...(whtAfter ? [own('notes.whtAfter', { day: day(whtAfter) })] : []),
    ...(isOverTenderLimit ? [own('notes.tender')] : []),
  ]
  return <Notes notes={notes} />
}
