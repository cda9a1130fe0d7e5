import { useTranslation } from 'react-i18next'
import { useMoney } from '../../ui/money/price-table.tsx'
import { FigureTable, ShareBar, Tag } from '../../ui/result/figure-table.tsx'
import type { PaidAnswer } from '../answer.ts'
import { isChosen } from '../chosen-option.ts'
import type { OptionCost } from '../compare-options.ts'

/** Every way to pay as a bar and a figure; the cheapest marked, the visitor's set apart. */
export function OptionBars({ answer }: { answer: PaidAnswer }) {
  const { t } = useTranslation('calculators/sql-server')
  const { t: shared } = useTranslation('calculators/shared')
  const amount = useMoney(answer.money)
  const priced = answer.options.flatMap((option) =>
    option.totalUsd === null ? [] : [{ ...option, totalUsd: option.totalUsd }],
  )
  const most = Math.max(...priced.map(({ totalUsd }) => totalUsd))
  const nameOf = ({ id, cheapest }: OptionCost) => (
    <>
      {t(`options.${id}.name`)} {cheapest && <Tag>{shared('cheapest')}</Tag>}
    </>
  )
  return (
    <FigureTable
      label={t('bars.label')}
      columns={[
        { id: 'way', text: t('bars.way') },
        { id: 'bar', text: t('bars.bar'), wideOnly: true },
        { id: 'total', text: t('bars.total'), figures: true },
      ]}
      rows={priced.map((option) => ({
        id: option.id,
        current: isChosen(option.id, answer.core),
        cells: [
          nameOf(option),
          <ShareBar key="bar" share={most > 0 ? option.totalUsd / most : 0} />,
          amount(option.totalUsd),
        ],
      }))}
    />
  )
}
