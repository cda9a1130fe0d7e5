import { useTranslation } from 'react-i18next'
import type { CsvTable } from '../../ui/result/csv.ts'
import type { WindowsOutcome } from '../form.ts'
import { editionRows } from './edition-rows.ts'

/** Everything on the page for a spreadsheet, in USD. */
export const useWindowsTable = ({ input, result: { result, models } }: WindowsOutcome) => {
  const { t } = useTranslation('calculators/windows-server')
  const usd = (text: string) => `${text} (USD)`
  return (): CsvTable => [
    [
      t('editionTable.edition'),
      t('editionTable.licences'),
      t('editionTable.packs16'),
      t('editionTable.packs2'),
      usd(t('editionTable.cost')),
      usd(t('editionTable.cals')),
      usd(t('editionTable.total')),
    ],
    ...editionRows(result, input.hostCount ?? 1).map((row) => [
      t(`editions.${row.edition}`),
      row.licences,
      row.packs16,
      row.packs2,
      row.costUsd,
      result.calCostUsd ?? 0,
      row.totalUsd,
    ]),
    [],
    [t('models.model'), usd(t('models.total'))],
    ...models.map(({ model, totalUsd }) => [t(`models.${model}.name`), totalUsd ?? '']),
  ]
}
