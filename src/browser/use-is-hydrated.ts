import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page is React's: false on the prerendered page and in the render that takes it over. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
