import { styled } from '@mui/material/styles'
import { from } from '../../../widgets/media.ts'

/** A word that marks a row: the best, the cheapest, and at what. */
export const Tag = styled('span')({
  display: 'inline-block',
  margin: '0 6px 2px 0',
  paddingInline: 7,
  border: '1px solid var(--palette-marigold)',
  borderRadius: 'var(--radius)',
  fontSize: 'var(--type-label)',
  fontWeight: 400,
  lineHeight: 1.6,
  color: 'var(--palette-marigold)',
  [from('sm')]: { whiteSpace: 'nowrap' },
  '@media print': { color: 'inherit' },
})
