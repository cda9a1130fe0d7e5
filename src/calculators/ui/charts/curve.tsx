import { styled } from '@mui/material/styles'
import type { Point } from './thin-out.ts'

/** How a line is told from the others: by tone and by dashes. `filled` also fills what is below it. */
export type LineLook = 'main' | 'filled' | 'second' | 'third'

const looks: Readonly<Record<LineLook, { stroke: string; dash?: string }>> = {
  main: { stroke: 'var(--palette-marigold)' },
  filled: { stroke: 'var(--palette-marigold)' },
  second: { stroke: 'var(--palette-indigo-light)', dash: '6 4' },
  third: { stroke: 'var(--palette-cotton)', dash: '1.5 3.5' },
}

const pathOf = (points: readonly Point[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(3)} ${y.toFixed(3)}`).join('')

/** A line through points given in percent of the drawing, y downwards. */
export function Curve({ look, points }: { look: LineLook; points: readonly Point[] }) {
  const { stroke, dash } = looks[look]
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const path = pathOf(points)
  return (
    <>
      {look === 'filled' && (
        <path d={`${path}L${last[0]} 100L${first[0]} 100Z`} fill="var(--palette-indigo)" opacity="0.3" />
      )}
      <path
        d={path}
        fill="none"
        stroke={stroke}
        strokeWidth="1.75"
        strokeDasharray={dash}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </>
  )
}

const Sample = styled('svg')({ display: 'inline-block', marginInlineEnd: 8, verticalAlign: 'middle' })

/** The key to a line, beside its name. */
export function CurveKey({ look }: { look: LineLook }) {
  const { stroke, dash } = looks[look]
  return (
    <Sample aria-hidden="true" width="24" height="8">
      <line x2="24" y1="4" y2="4" stroke={stroke} strokeWidth="2" strokeDasharray={dash} />
    </Sample>
  )
}
