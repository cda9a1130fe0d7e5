import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Aside = styled('span')({
  display: 'block',
  fontSize: 'var(--type-label)',
  fontWeight: 400,
  lineHeight: 1.5,
  color: 'var(--palette-muted)',
  overflowWrap: 'anywhere',
})

/** What a row is about, with a smaller line on it below: one column less, so that a table fits a phone. */
export function Named({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <>
      {children}
      {note && <Aside>{note}</Aside>}
    </>
  )
}
