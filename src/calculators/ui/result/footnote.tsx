import { styled } from '@mui/material/styles'

/** A remark below a table. */
export const Footnote = styled('p')({
  marginTop: 12,
  maxWidth: '44rem',
  fontSize: 'var(--type-small)',
  color: 'var(--palette-muted)',
})
