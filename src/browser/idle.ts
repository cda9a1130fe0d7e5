/** Runs when the browser is idle, after 3 s at the latest. Safari has no requestIdleCallback. */
export const whenIdle = (run: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 3000 })
  else setTimeout(run, 200)
}
