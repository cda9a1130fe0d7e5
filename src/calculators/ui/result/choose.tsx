import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useScripted } from '../../../browser/use-scripted.ts'
import { useFormActions } from '../form/form-context.ts'

/** As high as the button that takes its place. */
const Name = styled('span')({ display: 'inline-block', minHeight: 24 })

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
  '@media print': { color: 'inherit', textDecoration: 'none' },
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
  if (!useScripted()) return <Name>{children}</Name>
  return (
    <Button type="button" onClick={() => choose(name, value)}>
      {children}
    </Button>
  )
}
