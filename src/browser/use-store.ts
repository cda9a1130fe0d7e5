import { useSyncExternalStore } from 'react'

interface Store<Value> {
  get: () => Value
  subscribe: (listener: () => void) => () => void
}

/** Subscribes to a store that never changes. */
export const never = () => () => {}

/** The store's value; `undefined` without a store and during hydration, to agree with the prerendered HTML. */
export const useStore = <Value>(store: Store<Value> | undefined): Value | undefined =>
  useSyncExternalStore(
    store?.subscribe ?? never,
    () => store?.get(),
    () => undefined,
  )
