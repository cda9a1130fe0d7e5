/** What a visitor does first; a program that reads pages does none of it. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'] as const

/**
 * Runs once, at the visitor's next act on the page.
 * @returns stops waiting
 */
export const onFirstSign = (run: () => void): (() => void) => {
  const stop = new AbortController()
  const act = ({ isTrusted }: Event) => {
    // The app dispatches scroll events itself.
    if (!isTrusted) return
    stop.abort()
    run()
  }
  for (const sign of signs) addEventListener(sign, act, { capture: true, passive: true, signal: stop.signal })
  return () => stop.abort()
}
