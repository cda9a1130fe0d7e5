import { styled } from '@mui/material/styles'

/** What stands under the answer, one below the other. */
export const Overview = styled('div')({ display: 'grid', gap: 24, paddingTop: 24 })
