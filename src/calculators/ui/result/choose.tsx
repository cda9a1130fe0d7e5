import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useFormActions } from '../form/form-context.ts'

const Button = styled('button')({
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--palette-link)',
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
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
