import { styled } from '@mui/material/styles'

/** Repeats on phones what has a column of its own elsewhere (`wideOnly`). */
export const PhoneOnly = styled('span')({
  display: 'block',
  '@media (min-width: 37.5em)': { display: 'none' },
})
