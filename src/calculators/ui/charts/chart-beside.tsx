import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Pair = styled('div')({
  display: 'grid',
  gap: '24px 48px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media (min-width: 75em)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
})

/** A chart with its table beside it, or below it if there is less space. */
export function ChartBeside({ chart, table }: { chart: ReactNode; table: ReactNode }) {
  return (
    <Pair>
      {chart}
      {table}
    </Pair>
  )
}
