import { styled } from '@mui/material/styles'

const Grid = styled('svg')({ display: 'block', width: '100%', maxWidth: 172, height: 'auto' })

const cells = Array.from({ length: 100 }, (_, index) => ({
  x: (index % 20) * 9,
  y: Math.floor(index / 20) * 9,
  index,
}))

/** A chance as so many of a hundred marks, which is easier to grasp than a percentage; the figure stands beside it. */
export function ChanceGrid({ chance }: { chance: number }) {
  const marked = Math.round(chance * 100)
  return (
    <Grid aria-hidden="true" viewBox="0 0 179 44">
      {cells.map(({ x, y, index }) => (
        <rect
          key={index}
          x={x}
          y={y}
          width="8"
          height="8"
          rx="1.5"
          fill={index < marked ? 'var(--palette-marigold)' : 'var(--palette-raised)'}
          stroke={index < marked ? 'none' : 'var(--palette-line)'}
        />
      ))}
    </Grid>
  )
}
