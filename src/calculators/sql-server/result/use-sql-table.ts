import { useTranslation } from 'react-i18next'
import type { CsvTable } from '../../ui/result/csv.ts'
import type { PaidAnswer } from '../answer.ts'
import type { SqlOutcome } from '../form.ts'

const counts = (result: PaidAnswer['result']) =>
  result.packs2core === undefined
    ? ([
        ['servers', result.serverLicences],
        ['cals', result.cals],
      ] as const)
    : ([
        ['licences', result.coreLicences],
        ['packs', result.packs2core],
      ] as const)

/** Everything on the page for a spreadsheet, in USD. */
export const useSqlTable = ({ result: answer }: SqlOutcome) => {
  const { t } = useTranslation('calculators/sql-server')
  return (): CsvTable => {
    const head = [t('bars.way'), `${t('bars.total')} (USD)`]
    if (answer.kind === 'free') return [head, [t(`choices.edition.${answer.edition}`), 0]]
    const { result, options } = answer
    return [
      [t('figures.what'), t('figures.value')],
      ...counts(result).map(([id, count]) => [t(`figures.${id}`), count ?? '']),
      [`${t('figures.licence')} (USD)`, result.licenceCostUsd],
      [`${t('figures.assurance')} (USD)`, result.saCostUsd],
      [`${t('bars.total')} (USD)`, result.totalCostUsd],
      [t('figures.replicas'), result.replicasToLicense ?? 0],
      [],
      head,
      ...options.map(({ id, totalUsd }) => [t(`options.${id}.name`), totalUsd ?? '']),
    ]
  }
}
