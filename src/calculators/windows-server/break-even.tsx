import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isInputError } from '../shared/input-error.ts'
import { CostChart } from '../ui/charts/cost-chart.tsx'
import type { DisplayCurrency } from '../ui/money/currency.ts'
import { useMoney } from '../ui/money/money.tsx'
import { FigureTable } from '../ui/result/figure-table.tsx'
import { Fold } from '../ui/result/notes.tsx'
import { useFormat } from '../ui/texts.ts'
import { type BreakEvenPoint, breakEvenSeries, chartEnd, tableCounts } from './comparisons.ts'
import type { WindowsOutcome } from './form.ts'

const Figure = styled('figure')({
  minWidth: 0,
  '& > figcaption': { fontSize: 'var(--type-small)', color: 'var(--palette-muted)', marginBottom: 8 },
})

const editions = ['standard', 'datacenter'] as const
const looks = { standard: 'solid', datacenter: 'dashed' } as const

/** Where Datacenter overtakes Standard: the cost of both over the VMs, as a chart and as figures. */
export function BreakEven({ outcome }: { outcome: WindowsOutcome }) {
  const { t } = useTranslation('calculators/windows-server')
  const { number, money: written } = useFormat()
  const { engineInput, result, money } = outcome.result
  const { datacenterCheaperFromVmsPerHost: from = null, vmsToCoverPerHost: own } = result
  const series = useMemo(() => breakEvenSeries(engineInput, chartEnd(from, own)), [engineInput, from, own])
  if (isInputError(series)) return null
  const marks = [
    { id: 'own', count: own, text: t('breakEven.own', { vms: number(own) }) },
    ...(from === null
      ? []
      : [{ id: 'from', count: from, text: t('breakEven.from', { from: number(from) }) }]),
  ]
  const lineOf = (id: (typeof editions)[number]) => ({
    id,
    look: looks[id],
    name: t(`editions.${id}`),
    amounts: series.map((point: BreakEvenPoint) => (point[`${id}Usd`] ?? 0) * money.perUsd),
  })
  return (
    <Figure>
      <figcaption>{t('breakEven.intro')}</figcaption>
      <CostChart
        label={marks.map(({ text }) => text).join('. ')}
        lines={[lineOf('standard'), lineOf('datacenter')]}
        countStep={1}
        stepped
        countName={t('breakEven.count')}
        amountText={(amount) => written(amount, money.currency, 0)}
        countText={number}
        marks={marks}
      />
      <Fold title={t('breakEven.figures')}>
        <BreakEvenTable series={series} from={from} own={own} money={money} />
      </Fold>
    </Figure>
  )
}

interface BreakEvenTableProps {
  series: readonly BreakEvenPoint[]
  /** VMs per host from which Datacenter is cheaper. */
  from: number | null
  /** The visitor's own VMs per host. */
  own: number
  money: DisplayCurrency
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
