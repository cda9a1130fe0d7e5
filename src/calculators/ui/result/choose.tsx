import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { forFingers } from '../../../widgets/media.ts'
import { useFormActions } from '../form/form-context.ts'

const Button = styled('button')({
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--palette-link)',
  textAlign: 'start',
  // The figures beside it stand on its first line.
  verticalAlign: 'top',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  // As large as a finger without making the row higher.
  [forFingers]: { paddingBlock: 10, marginBlock: -10 },
  '@media print, (scripting: none)': { color: 'inherit', textDecoration: 'none', pointerEvents: 'none' },
})

interface ChooseProps {
  /** The form's field, and what the row stands for in it. */
  name: string
  value: string
  children: ReactNode
}

/** A row's name that takes what the row stands for into the form. */
export function Choose({ name, value, children }: ChooseProps) {
  const { choose } = useFormActions()
  return (
    <Button type="button" onClick={() => choose(name, value)}>
      {children}
    </Button>
  )
}
