import { styled } from '@mui/material/styles'
import { Fragment, type ReactNode } from 'react'

// A raised exponent must not push the lines apart.
const Exponent = styled('sup')({ fontSize: '0.75em', lineHeight: 0 })

const raised = /(10)\^(-?\d+)|\^\[([^\]]*)\]/g

/** A text in which the exponents of `10^-9` and `(1 − p)^[n × h]` are raised. */
export function Maths({ children }: { children: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of children.matchAll(raised)) {
    const [whole, base = '', number, expression] = match
    parts.push(children.slice(end, match.index) + base)
    parts.push(<Exponent>{number?.replace('-', '−') ?? <Maths>{expression ?? ''}</Maths>}</Exponent>)
    end = match.index + whole.length
  }
  parts.push(children.slice(end))
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
