import { useSyncExternalStore } from 'react'

interface Store<Value> {
  get: () => Value
  subscribe: (listener: () => void) => () => void
}

/** Subscribes to what does not change. */
export const never = () => () => {}

/** What a store holds; nothing without a store, and while the page is being hydrated, so that it agrees with the prerendered HTML. */
export const useStore = <Value>(store: Store<Value> | undefined): Value | undefined =>
  useSyncExternalStore(
    store?.subscribe ?? never,
    () => store?.get(),
    () => undefined,
  )
