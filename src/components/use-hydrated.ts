import { useSyncExternalStore } from 'react'
import { never } from '../browser/use-store.ts'

/** False in the prerendered page and during hydration; what only the browser knows may be rendered once it is true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
