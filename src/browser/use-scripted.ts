import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts have taken the page over: in the HTML that is served, a control that only they can answer is plain text. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
