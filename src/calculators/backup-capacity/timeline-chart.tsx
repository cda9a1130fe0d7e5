import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Swatch } from '../ui/charts/fills.tsx'
import { LineChart } from '../ui/charts/line-chart.tsx'
import { type Point, shareText } from '../ui/charts/scale.ts'
import { useFormat } from '../ui/texts.ts'
import type { BackupCapacityAnswer } from './answer.ts'
import { dateOf } from './days.ts'
import type { StoredPoint } from './simulate.ts'

const Strip = styled('svg')({ display: 'block', width: '100%', height: 26, overflow: 'visible' })

/** More marks than this would overlap. */
const most = 500

/** Picks at most `most` points of a kind, evenly spaced. */
const picked = (points: readonly StoredPoint[]) => {
  const every = Math.ceil(points.length / most)
  return points.filter((_, index) => index % every === 0)
}

/** Draws the restore points kept on the last day: fulls high, others low, those kept by GFS alone in another tone. */
function KeptStrip({ kept, days }: { kept: readonly StoredPoint[]; days: number }) {
  const isFull = ({ kind }: StoredPoint) => kind === 'full'
  const drawn = [...picked(kept.filter((point) => !isFull(point))), ...picked(kept.filter(isFull))]
  const left = (day: number) => shareText((day - 1) / (days - 1 || 1))
  return (
    <Strip aria-hidden="true">
      {drawn.map(({ day, kind, retained }, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: two points can fall on one day
          key={index}
          x={left(day)}
          y={kind === 'full' ? 2 : 14}
          width="3"
          height={kind === 'full' ? 24 : 12}
          transform="translate(-1.5)"
          fill={retained ? 'var(--palette-marigold)' : 'var(--palette-indigo-light)'}
        />
      ))}
    </Strip>
  )
}

const pointsOf = (sizes: Float64Array): readonly Point[] =>
  Array.from(sizes, (size, index) => [index + 1, size])

/** Charts every day's size with its new point and after pruning, the fullest day, and the points kept at the end. */
export function TimelineChart({ answer }: { answer: BackupCapacityAnswer }) {
  const { t } = useTranslation('calculators/backup-capacity')
  const format = useFormat()
  const { plan, totals, simulation } = answer
  const { timeline, kept } = simulation
  const days = plan.horizonDays
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
        { id: 'after', label: t('chart.after'), look: 'dashed', points: series.after },
      ]}
      marks={[{ x: peakDay, y: peakTB, label: peak }]}
      base={[
        format.date(dateOf(plan, 1)),
        t('chart.day', { day: format.number(days), date: format.date(dateOf(plan, days)) }),
      ]}
      legend={[
        { sample: <Swatch fill="marigold" />, text: t('chart.kept') },
        ...(kept.some(({ retained }) => !retained)
          ? [{ sample: <Swatch fill="light" />, text: t('chart.archived') }]
          : []),
      ]}
      scale={(value) => `${format.number(value)} TB`}
    >
      <KeptStrip kept={kept} days={days} />
    </LineChart>
  )
}
