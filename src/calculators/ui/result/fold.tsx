import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Details = styled('details')({
  '& > summary': {
    paddingBlock: 10,
    cursor: 'pointer',
    fontWeight: 600,
    fontSize: 'var(--type-small)',
  },
  '& > summary::marker': { color: 'var(--palette-muted)' },
  '&[open]': { paddingBottom: 16 },
})

/** Something long that most visitors can do without. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Details>
      <summary>{title}</summary>
      {children}
    </Details>
  )
}
