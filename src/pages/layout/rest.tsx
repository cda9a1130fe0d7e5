import { type ReactNode, useContext, useDeferredValue } from 'react'
import { NavigationTypeContext } from '../../components/navigation-type.ts'
import css from './rest.module.css'

/**
 * What follows a page's head. On a page entered at its top it is rendered after the head's first paint, since rendering all of it takes a
 * slow phone three times as long. Until then a screen of empty space keeps the footer out of sight.
 */
export function Rest({ children }: { children: ReactNode }) {
  const isHeadFirst = useContext(NavigationTypeContext) === 'top'
  const isReached = useDeferredValue(true, !isHeadFirst)
  return isReached ? children : <div className={css.coming} />
}
