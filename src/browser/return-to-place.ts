import { layOutNow } from './lay-out-now.ts'

/** Where the router keeps the places of a session: a name of its own, which it can change; a test then fails. */
const storageKey = 'tsr-scroll-restoration-v1_3'

/**
 * The place at which this entry of the history was left; storage may hold anything, or nothing. It is not asked on a first visit, since
 * the page would not be painted before it has answered.
 */
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

/**
 * A page that is loaded again or come back to stands where it was left. The browser by itself goes by the heights that it guesses until
 * everything is laid out.
 */
export const returnToPlace = (): void => {
  keepPlaceAsleep()
  const place = leftAt()
  if (!place) return
  history.scrollRestoration = 'manual'
  layOutNow()
  scrollTo(place.x, place.y)
}

/** WebKit wakes a page of its back/forward cache at the top, once the router has taken scrolling over. */
const keepPlaceAsleep = () => {
  let place: readonly [number, number] = [0, 0]
  addEventListener('pagehide', () => {
    place = [scrollX, scrollY]
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo(...place)
  })
}
