import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Swatch } from '../../ui/charts/fills.tsx'
import type { KeptPoint } from '../chart.ts'

const Strip = styled('svg')({ display: 'block', width: '100%', height: 26, overflow: 'visible' })

/** More marks than this would lie on top of each other. */
const most = 500

/** At most so many of a kind, evenly picked. */
const picked = (points: readonly KeptPoint[]) => {
  const every = Math.ceil(points.length / most)
  return points.filter((_, index) => index % every === 0)
}

/** The restore points that are kept on the last day: fulls high, others low, those that only GFS keeps in another tone. */
export function KeptStrip({ kept, days }: { kept: readonly KeptPoint[]; days: number }) {
  const isFull = ({ kind }: KeptPoint) => kind === 'full'
  const drawn = [...picked(kept.filter((point) => !isFull(point))), ...picked(kept.filter(isFull))]
  const left = (day: number) => ((day - 1) / (days - 1 || 1)) * 100
  return (
    <Strip aria-hidden="true">
      {drawn.map(({ day, kind, archived }, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: two points can stand on one day
          key={index}
          x={`${left(day)}%`}
          y={kind === 'full' ? 2 : 14}
          width="3"
          height={kind === 'full' ? 24 : 12}
          transform="translate(-1.5)"
          fill={archived ? 'var(--palette-indigo-light)' : 'var(--palette-marigold)'}
        />
      ))}
    </Strip>
  )
}

/** What the strip's marks mean. */
export function KeptKeys({ kept }: { kept: readonly KeptPoint[] }) {
  const { t } = useTranslation('calculators/backup-capacity')
  return (
    <>
      <li>
        <Swatch fill="marigold" />
        {t('chart.kept')}
      </li>
      {kept.some(({ archived }) => archived) && (
        <li>
          <Swatch fill="light" />
          {t('chart.archived')}
        </li>
      )}
    </>
  )
}
