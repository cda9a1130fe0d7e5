import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Figures } from '../../ui/result/figures.tsx'
import { HandOver, Overview } from '../../ui/result/notes.tsx'
import { Toolbar } from '../../ui/result/toolbar.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { RateOutcome } from '../form.ts'
import { useRateFigure } from './use-rate-figure.ts'

/** Beside the form: what the rate moves, and where it leads. */
export const RateOverview = memo(function RateOverview({ outcome }: { outcome: RateOutcome }) {
  const { t } = useTranslation('calculators/data-rate')
  const format = useFormat()
  const { input, result } = outcome
  const { perHourGB, perDayTB, per30DaysTB } = result.volumes
  const sentence = useRateFigure(outcome)?.sentence ?? ''
  const volumes = [
    { id: 'hour', label: t('volumes.hour'), value: `${format.number(perHourGB)} GB` },
    { id: 'day', label: t('volumes.day'), value: `${format.number(perDayTB)} TB` },
    { id: 'month', label: t('volumes.month'), value: `${format.number(per30DaysTB)} TB` },
  ]
  const table = () => [
    [t('units.unit'), t('units.value')],
    ...result.rows.map(({ unit, text }) => [unit, text]),
    [t('volumes.hour'), `${perHourGB} GB`],
    [t('volumes.day'), `${perDayTB} TB`],
    [t('volumes.month'), `${per30DaysTB} TB`],
  ]
  return (
    <Overview>
      <Figures items={volumes} />
      <HandOver to="file-transfer" values={{ linkRateValue: input.value, linkRateUnit: result.from }}>
        {t('handOver')}
      </HandOver>
      <Toolbar
        summary={[sentence, ...volumes.map(({ label, value }) => `${label}: ${value}`)].join('\n')}
        table={table}
      />
    </Overview>
  )
})
