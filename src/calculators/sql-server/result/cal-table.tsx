import { useTranslation } from 'react-i18next'
import { isInputError } from '../../shared/input-error.ts'
import { useMoney } from '../../ui/money/price-table.tsx'
import { FigureTable } from '../../ui/result/figure-table.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { PaidAnswer } from '../answer.ts'
import { tableCals } from '../break-even-view.ts'
import type { SqlInput } from '../input.ts'
import { sqlServerCost } from '../sql-server.ts'

/** Licences only, without replicas, as the chart shows them. */
const licenceUsd = (input: SqlInput): number | undefined => {
  const { passiveHa, passiveDrOnprem, passiveDrAzure, activeSecondaries, ...single } = input
  const result = sqlServerCost({ ...single, softwareAssurance: false })
  return isInputError(result) || !('licenceCostUsd' in result) ? undefined : result.licenceCostUsd
}

/** The figures of the break-even chart. */
export function CalTable({ answer: { breakEven, money }, own }: { answer: PaidAnswer; own: number }) {
  const { t } = useTranslation('calculators/sql-server')
  const { number } = useFormat()
  const amount = useMoney(money, 'needed')
  const { input, upToCals } = breakEven
  const core = licenceUsd(input) ?? 0
  return (
    <FigureTable
      label={t('breakEven.title')}
      columns={[
        { id: 'cals', text: t('breakEven.cals') },
        { id: 'server-cal', text: t('choices.model.server-cal'), figures: true },
        { id: 'core', text: t('breakEven.core'), figures: true },
        { id: 'cheaper', text: t('breakEven.cheaper') },
      ]}
      rows={tableCals(upToCals, own).map((cals) => {
        const people = licenceUsd({ ...input, model: 'server-cal', userCals: cals, deviceCals: 0 }) ?? 0
        return {
          id: String(cals),
          current: cals === own,
          cells: [
            number(cals),
            amount(people),
            amount(core),
            people < core ? t('choices.model.server-cal') : t('breakEven.core'),
          ],
        }
      })}
    />
  )
}
