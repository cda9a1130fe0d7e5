import { useSyncExternalStore } from 'react'

interface Store<Value> {
  get: () => Value
  subscribe: (listener: () => void) => () => void
}

/** Subscribes to what does not change. */
export const never = () => () => {}

/** The store's value; nothing without a store and during hydration, so that it agrees with the prerendered HTML. */
export const useStore = <Value>(store: Store<Value> | undefined): Value | undefined =>
  useSyncExternalStore(
    store?.subscribe ?? never,
    () => store?.get(),
    () => undefined,
  )
