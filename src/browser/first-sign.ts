/** Events that show a person at the page; programs that read pages cause none of them. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'] as const

/**
 * Runs the callback once, at the visitor's next action on the page.
 * @returns a function that stops waiting
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
