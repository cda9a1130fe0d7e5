import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingBlock: 8 })

/** Buttons that fill in the form. */
export function ShortcutBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Bar role="group" aria-label={label}>
      {children}
    </Bar>
  )
}
