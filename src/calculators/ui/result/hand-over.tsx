import { styled } from '@mui/material/styles'
import { Link } from '@tanstack/react-router'
import { pathOf } from '../../../catalogue/urls.ts'
import type { CalculatorId, Values } from '../form/fields.ts'

const Onward = styled('p')({
  fontSize: 'var(--type-small)',
  '& a': { display: 'inline-block', paddingBlock: 4, fontWeight: 600 },
  '& a::after': { content: '" →"' },
  '@media print': { display: 'none' },
})

interface HandOverProps {
  to: CalculatorId
  /** Fields of that calculator's form and their values, as its visitor would type them. */
  values: Values
  children: string
}

/** Takes a result to the next calculator as its input. */
export function HandOver({ to, values, children }: HandOverProps) {
  return (
    <Onward>
      <Link to={pathOf(to)} search={values as never}>
        {children}
      </Link>
    </Onward>
  )
}
