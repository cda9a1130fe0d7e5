import { useSyncExternalStore } from 'react'
import { never } from '../browser/use-store.ts'

/** False in the prerendered page and during hydration; once it is true, components may render what only the browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
