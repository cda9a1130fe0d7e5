import { styled } from '@mui/material/styles'

const Bar = styled('svg')({ display: 'block', width: '100%', minWidth: '6rem', height: 8 })

/** A share of 1 as a bar; the figure stands in the cell beside it. More than 1 fills the bar in another tone. */
export function ShareBar({ share }: { share: number }) {
  const over = share > 1
  return (
    <Bar aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
      <rect width="100" height="8" fill="var(--palette-raised)" />
      <rect
        width={Math.min(share, 1) * 100}
        height="8"
        fill={over ? 'var(--palette-indigo-light)' : 'var(--palette-marigold)'}
      />
    </Bar>
  )
}
