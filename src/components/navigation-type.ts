import { createContext, useContext } from 'react'

/**
 * How the visitor reaches a page: `load`, as a prerendered document; `top`, by a link in the app; `within`, by a link to one of its sections
 * or through the history. The last is scrolled at once, so it needs its full height.
 */
export type NavigationType = 'load' | 'top' | 'within'

export const NavigationTypeContext = createContext<NavigationType>('load')

/** Whether parts of the page may be laid out after its first paint (out-of-sight.module.css); a page that is scrolled at once may not. */
export const useIsStepwise = (): boolean => useContext(NavigationTypeContext) !== 'within'
