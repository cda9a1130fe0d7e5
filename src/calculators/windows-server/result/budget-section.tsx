import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { useMoney } from '../../ui/money/price-table.tsx'
import { FigureTable } from '../../ui/result/figure-table.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { EditionOffer } from '../budget.ts'
import type { WindowsOutcome } from '../form.ts'

/** What the budget buys, edition by edition; nothing without a budget. */
export function BudgetSection({ outcome: { input, result } }: { outcome: WindowsOutcome }) {
  const { t } = useTranslation('calculators/windows-server')
  const amount = useMoney(result.money)
  const format = useFormat()
  const { offers, money } = result
  if (!offers || input.budget === undefined) return null
  const most = ({ maxVmsPerHost }: EditionOffer) =>
    maxVmsPerHost === null ? t('budget.unlimited') : format.number(maxVmsPerHost)
  return (
    <Section
      id="budget"
      title={t('budget.title')}
      intro={t('budget.intro', { budget: amount(input.budget / money.perUsd) })}
      room="wide"
    >
      <FigureTable
        label={t('budget.title')}
        columns={[
          { id: 'edition', text: t('budget.edition') },
          { id: 'cost', text: t('budget.cost'), figures: true },
          { id: 'left', text: t('budget.left'), figures: true },
          { id: 'most', text: t('budget.most'), figures: true },
        ]}
        rows={offers.map((offer) => ({
          id: offer.edition,
          cells: [
            t(`editions.${offer.edition}`),
            amount(offer.costUsd),
            offer.remainingUsd === null ? t('budget.tooLittle') : amount(offer.remainingUsd),
            most(offer),
          ],
        }))}
      />
    </Section>
  )
}
