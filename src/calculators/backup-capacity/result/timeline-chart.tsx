import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import type { Point } from '../../ui/charts/scale.ts'
import { useFormat } from '../../ui/texts.ts'
import { chartOf } from '../chart-of.ts'
import type { BackupOutcome } from '../form.ts'
import { KeptKeys, KeptStrip } from './kept-strip.tsx'

const pointsOf = (sizes: Float64Array): readonly Point[] =>
  Array.from(sizes, (size, index) => [index + 1, size])

/** Every day's size with its new point and after pruning, the fullest day, and what is kept in the end. */
export function TimelineChart({ outcome: { result } }: { outcome: BackupOutcome }) {
  const { t } = useTranslation('calculators/backup-capacity')
  const format = useFormat()
  const { timeline, result: totals, kept, firstDate, lastDate } = chartOf(result.plan)
  const days = timeline.storedTB.length
  const series = useMemo(
    () => ({ before: pointsOf(timeline.beforePruneTB), after: pointsOf(timeline.storedTB) }),
    [timeline],
  )
  const { peakDay, peakTB } = totals
  const peak = t('chart.peak', { size: format.number(peakTB, 4), day: format.number(peakDay) })
  return (
    <LineChart
      from={1}
      to={days}
      series={[
        { id: 'before', label: t('chart.before'), look: 'filled', points: series.before },
        { id: 'after', label: t('chart.after'), look: 'second', points: series.after },
      ]}
      marks={[{ id: 'peak', x: peakDay, y: peakTB, label: peak }]}
      base={[
        format.date(firstDate),
        t('chart.day', { day: format.number(days), date: format.date(lastDate) }),
      ]}
      keys={<KeptKeys kept={kept} />}
      scale={(value) => `${format.number(value)} TB`}
    >
      <KeptStrip kept={kept} days={days} />
    </LineChart>
  )
}
