import { styled } from '@mui/material/styles'
import { type ComponentProps, type ReactNode, useContext, useDeferredValue, useState } from 'react'
import { NavigationTypeContext } from '../../components/navigation-type.ts'
import { withoutApp } from '../../widgets/media.ts'
import { isForPrint } from './result/print.tsx'

// Hides it without JavaScript: its content is rendered only when it opens.
const Details = styled('details')(withoutApp({ display: 'none' }))

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title' | 'open' | 'onToggle'> {
  title: ReactNode
  /** Opens by itself because its content must be seen, unless the visitor has opened or closed it. */
  needsAttention?: boolean
}

/**
 * A disclosure whose content isn't prerendered, which saves a tenth of the page's bytes. While closed, it is rendered after the calculator
 * when the browser is idle, so that its content can be searched, linked to and printed.
 */
export function Disclosure({ title, needsAttention = false, children, ...details }: DisclosureProps) {
  const wasDocument = useContext(NavigationTypeContext) === 'load'
  const isFilled = useDeferredValue(true, !wasDocument)
  const [chosen, setChosen] = useState<boolean>()
  const [noticed, setNoticed] = useState(false)
  if (needsAttention && !noticed) setNoticed(true)
  const open = chosen ?? noticed
  return (
    <Details
      {...details}
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open && !isForPrint(currentTarget)) setChosen(currentTarget.open)
      }}
    >
      <summary>{title}</summary>
      {/* What was open once stays, even if the browser has not been idle yet: an error may lead back to a field in it. */}
      {(isFilled || open || chosen !== undefined) && children}
    </Details>
  )
}
