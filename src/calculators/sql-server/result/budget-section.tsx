import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { useMoney } from '../../ui/money/price-table.tsx'
import { FigureTable } from '../../ui/result/figure-table.tsx'
import type { PaidAnswer } from '../answer.ts'

/** What the budget buys, way by way, the cheapest first; nothing without a budget. */
export function BudgetSection({ answer, budget }: { answer: PaidAnswer; budget: number | undefined }) {
  const { t } = useTranslation('calculators/sql-server')
  const { offers, money } = answer
  const amount = useMoney(money)
  if (!offers || budget === undefined) return null
  return (
    <Section
      id="budget"
      title={t('budget.title')}
      intro={t('budget.intro', { budget: amount(budget / money.perUsd) })}
      room="wide"
    >
      <FigureTable
        label={t('budget.title')}
        columns={[
          { id: 'way', text: t('bars.way') },
          { id: 'cost', text: t('budget.cost'), figures: true },
          { id: 'left', text: t('budget.left'), figures: true },
        ]}
        rows={offers.map(({ id, costUsd, remainingUsd }) => ({
          id,
          cells: [
            t(`options.${id}.name`),
            amount(costUsd),
            remainingUsd === null ? t('budget.tooLittle') : amount(remainingUsd),
          ],
        }))}
      />
    </Section>
  )
}
