import { styled } from '@mui/material/styles'
import { from } from '../../../widgets/media.ts'

/** Repeats on phones what has a column of its own elsewhere (`wideOnly`). */
export const PhoneOnly = styled('span')({
  display: 'block',
  [from('sm')]: { display: 'none' },
})
