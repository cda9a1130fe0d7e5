import { useTranslation } from 'react-i18next'
import { useMoney } from '../ui/money/money.tsx'
import { TableSection } from '../ui/result/figure-table.tsx'
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
    <TableSection
      id="azure"
      title={t('azure.title')}
      intro={t('azure.intro', { needed: number(needed), years: number(answer.plan.years) })}
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
  )
}
