import { useEffect, useLayoutEffect } from 'react'
import { restoreEntered } from '../browser/entered.ts'

const name = 'hydrated'

/** Announces that the first page's content is hydrated. The router reports too early, while React is still hydrating the frame's content. */
export const useHydratedEvent = () => {
  // Runs before all other effects, in which forms read their controls' values.
  useLayoutEffect(() => {
    const placeCaret = restoreEntered()
    if (placeCaret) onHydrated(() => setTimeout(placeCaret))
  }, [])
  useEffect(() => {
    if (performance.getEntriesByName(name).length > 0) return
    performance.mark(name)
    dispatchEvent(new Event(name))
  }, [])
}

/** Runs a function once hydration is announced; never if it already has been. */
export const onHydrated = (run: () => void) => addEventListener(name, run, { once: true })
