/** Runs once the browser has nothing better to do, after 3 s at the latest. Safari has no requestIdleCallback. */
export const whenIdle = (run: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 3000 })
  else setTimeout(run, 200)
}
