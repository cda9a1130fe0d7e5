import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the prerendered page and during hydration; what only the browser knows may be rendered once it is true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
