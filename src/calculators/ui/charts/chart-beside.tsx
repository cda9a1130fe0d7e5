import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Pair = styled('div')({
  display: 'grid',
  gap: '24px 48px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 32rem), 1fr))',
  alignItems: 'start',
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
