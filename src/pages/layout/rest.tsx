import { type ReactNode, useContext, useDeferredValue } from 'react'
import { NavigationTypeContext } from '../../components/navigation-type.ts'
import css from './rest.module.css'

/**
 * What stands below a page's head. On a page that is entered at its top it is rendered once the head has been painted, since a slow phone
 * takes three times as long for all of it; until then an empty screen keeps the footer out of sight, where it will be.
 */
export function Rest({ children }: { children: ReactNode }) {
  const isHeadFirst = useContext(NavigationTypeContext) === 'top'
  const isReached = useDeferredValue(true, !isHeadFirst)
  return isReached ? children : <div className={css.coming} />
}
