import { layOutNow } from './lay-out-now.ts'

/** The router's own storage key. It is private, so a test fails when it changes. */
const storageKey = 'tsr-scroll-restoration-v1_3'

/** Where this history entry was scrolled; storage may hold anything. A first visit does not read it, since that delays the paint. */
const leftAt = (): { x: number; y: number } | undefined => {
  const entry: unknown = history.state?.__TSR_key
  if (typeof entry !== 'string') return undefined
  try {
    const places = JSON.parse(sessionStorage.getItem(storageKey) ?? '')
    const { scrollX: x, scrollY: y } = places[entry].window
    return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : undefined
  } catch {
    return undefined
  }
}

/** Restores the scroll position after a reload or Back. The browser alone uses estimated heights until everything is laid out. */
export const returnToPlace = (): void => {
  keepPlace()
  const place = leftAt()
  if (!place) return
  history.scrollRestoration = 'manual'
  layOutNow()
  scrollTo(place.x, place.y)
}

/**
 * Keeps the scroll position for the way back. WebKit restores pages from its back/forward cache at the top once the router controls
 * scrolling. The router, whose listener runs after this one, stores positions only after a scroll event: dispatches one for visitors who
 * leave within a frame of their last scroll.
 */
const keepPlace = () => {
  let place: readonly [number, number] = [0, 0]
  addEventListener('pagehide', () => {
    place = [scrollX, scrollY]
    document.dispatchEvent(new Event('scroll'))
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo(...place)
  })
}
