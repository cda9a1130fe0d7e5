import { createContext, useContext } from 'react'

/**
 * How a page is come to: `load`, by the browser, which has it prerendered; `top`, by a link in the app; `within`, by a link to one of its
 * sections or through the history, so that it must have its whole height at once.
 */
export type Entry = 'load' | 'top' | 'within'

export const EntryContext = createContext<Entry>('load')

/** Whether parts of the page may be laid out after its first paint (out-of-sight.module.css): not where it is scrolled to its place. */
export const useIsStepwise = (): boolean => useContext(EntryContext) !== 'within'
