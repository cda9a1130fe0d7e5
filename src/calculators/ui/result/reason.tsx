import { styled } from '@mui/material/styles'

/** Why the marked row is the one. */
export const Reason = styled('p')({ marginTop: 20, maxWidth: '44rem' })
