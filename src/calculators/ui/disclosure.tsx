import { styled } from '@mui/material/styles'
import { type ComponentProps, type ReactNode, useDeferredValue } from 'react'

// Without scripts it would open on nothing.
const Details = styled('details')({ '@media (scripting: none)': { display: 'none' } })

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode
}

/**
 * A disclosure whose content is not in the prerendered page, of whose bytes it would be a tenth. Closed, it is rendered right after the
 * calculator, when the browser has time, so that it can be found, linked to and printed.
 */
export function Disclosure({ title, children, ...details }: DisclosureProps) {
  const isTakenOver = useDeferredValue(true, false)
  return (
    <Details {...details}>
      <summary>{title}</summary>
      {(isTakenOver || details.open) && children}
    </Details>
  )
}
