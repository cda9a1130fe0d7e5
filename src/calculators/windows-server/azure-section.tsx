import { useTranslation } from 'react-i18next'
import { Section } from '../../components/section.tsx'
import { useMoney } from '../ui/money/money.tsx'
import { FigureTable } from '../ui/result/figure-table.tsx'
import { useFormat } from '../ui/texts.ts'
import type { WindowsAnswer } from './answer.ts'
import { azureRows } from './figures.ts'

/** Shows the licences for VMs in Azure with Azure Hybrid Benefit; renders nothing without such VMs. */
export function AzureSection({ answer }: { answer: WindowsAnswer }) {
  const { t } = useTranslation('calculators/windows-server')
  const { number } = useFormat()
  const amount = useMoney(answer.money)
  const { hybridBenefitLicences: needed } = answer.result
  if (needed === undefined) return null
  return (
    <Section
      id="azure"
      title={t('azure.title')}
      intro={t('azure.intro', { needed: number(needed), years: number(answer.plan.years) })}
      room="wide"
    >
      <FigureTable
        label={t('azure.title')}
        columns={[
          { id: 'edition', text: t('editionTable.edition') },
          { id: 'buy', text: t('azure.toBuy'), figures: true },
          { id: 'cost', text: t('azure.cost'), figures: true },
        ]}
        rows={azureRows(answer.result).map(({ edition, toBuy, costUsd }) => ({
          id: edition,
          cells: [t(`editions.${edition}`), number(toBuy), costUsd === null ? '–' : amount(costUsd)],
        }))}
      />
    </Section>
  )
}
