import { useEffect } from 'react'

const name = 'hydrated'

/**
 * Tells that the first page's content itself has been taken over. The router reports earlier: it sees the frame, while React still
 * hydrates what stands in it.
 */
export const useShown = () =>
  useEffect(() => {
    if (performance.getEntriesByName(name).length > 0) return
    performance.mark(name)
    dispatchEvent(new Event(name))
  }, [])

export const onShown = (run: () => void) => addEventListener(name, run, { once: true })
