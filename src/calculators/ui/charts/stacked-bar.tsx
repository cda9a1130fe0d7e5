import { styled } from '@mui/material/styles'
import { type Fill, fills } from './fills.tsx'

export interface Part {
  readonly id: string
  readonly fill: Fill
  readonly value: number
}

const Bar = styled('svg')({ display: 'block', width: '100%', height: 20 })

/** Parts of a whole as one bar; the table beside it has the names and figures. */
export function StackedBar({ parts }: { parts: readonly Part[] }) {
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { value }) => sum + value, 0))
  const percent = (value: number) => `${(value / total) * 100}%`
  return (
    <Bar aria-hidden="true">
      {parts.map(({ id, fill, value }, index) => (
        <rect
          key={id}
          x={percent(starts[index] ?? 0)}
          width={percent(value)}
          height="20"
          fill={fills[fill]}
          stroke={fill === 'hollow' ? 'var(--palette-border)' : 'var(--palette-ground)'}
          strokeDasharray={fill === 'hollow' ? '3 2' : undefined}
        />
      ))}
    </Bar>
  )
}
