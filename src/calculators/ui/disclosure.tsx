import { styled } from '@mui/material/styles'
import { type ComponentProps, type ReactNode, useContext, useDeferredValue } from 'react'
import { NavigationTypeContext } from '../../components/navigation-type.ts'

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
  const wasDocument = useContext(NavigationTypeContext) === 'load'
  const isFilled = useDeferredValue(true, !wasDocument)
  return (
    <Details {...details}>
      <summary>{title}</summary>
      {(isFilled || details.open) && children}
    </Details>
  )
}
