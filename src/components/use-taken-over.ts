import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the prerendered page and while it is taken over: what only the browser knows may show from then on. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
