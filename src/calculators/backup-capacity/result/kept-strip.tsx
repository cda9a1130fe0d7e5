import { styled } from '@mui/material/styles'
import type { KeptPoint } from '../chart.ts'

const Strip = styled('svg')({ display: 'block', width: '100%', height: 26, overflow: 'visible' })

/** More marks than this would lie on top of each other. */
const most = 500

/** The restore points that are kept on the last day: fulls high, others low, those that only GFS keeps in another tone. */
export function KeptStrip({ kept, days }: { kept: readonly KeptPoint[]; days: number }) {
  const every = Math.ceil(kept.length / most)
  const left = (day: number) => ((day - 1) / (days - 1 || 1)) * 100
  return (
    <Strip aria-hidden="true">
      {kept
        .filter(({ kind }, index) => kind === 'full' || index % every === 0)
        .map(({ day, kind, archived }, index) => (
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
