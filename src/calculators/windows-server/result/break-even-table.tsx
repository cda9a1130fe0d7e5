import { useTranslation } from 'react-i18next'
import type { Money } from '../../ui/money/currency.ts'
import { useMoney } from '../../ui/money/price-table.tsx'
import { FigureTable } from '../../ui/result/figure-table.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { BreakEvenPoint } from '../break-even-series.ts'
import { tableCounts } from '../break-even-view.ts'

interface BreakEvenTableProps {
  series: readonly BreakEvenPoint[]
  /** VMs per host from which Datacenter is cheaper. */
  from: number | null
  /** The visitor's own VMs per host. */
  own: number
  money: Money
}

/** The figures of the break-even chart. */
export function BreakEvenTable({ series, from, own, money }: BreakEvenTableProps) {
  const { t } = useTranslation('calculators/windows-server')
  const { number } = useFormat()
  const amount = useMoney(money, 'needed')
  const points = tableCounts(from, own).flatMap((vms) => series[vms] ?? [])
  return (
    <FigureTable
      label={t('breakEven.title')}
      columns={[
        { id: 'vms', text: t('breakEven.vms') },
        { id: 'standard', text: t('editions.standard'), figures: true },
        { id: 'datacenter', text: t('editions.datacenter'), figures: true },
        { id: 'cheaper', text: t('breakEven.cheaper') },
      ]}
      rows={points.map(({ vmsPerHost, standardUsd, datacenterUsd }) => ({
        id: String(vmsPerHost),
        current: vmsPerHost === own,
        cells: [
          number(vmsPerHost),
          amount(standardUsd ?? 0),
          amount(datacenterUsd ?? 0),
          t(`editions.${cheaperOf(standardUsd ?? 0, datacenterUsd ?? 0)}`),
        ],
      }))}
    />
  )
}

const cheaperOf = (standard: number, datacenter: number) => {
  if (standard === datacenter) return 'equal'
  return standard < datacenter ? 'standard' : 'datacenter'
}
