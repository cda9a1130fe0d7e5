/**
 * The first script of a page, and all that is fetched before the first paint: the app follows once the prerendered page can be read.
 * A page in a background tab is never painted and starts at once.
 */
const start = () =>
  void import('./main.tsx').catch(() => {
    // The page stays as it was prerendered, with working links.
  })

/** Longer than any line needs between this script and the paint; the app must not wait for one that is never told. */
const patience = 3000

/** Resolves when the browser says that the page is on the screen: after a frame it may still be on its way there. */
const painted = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, patience)
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })

if (document.hidden) start()
else void painted().then(start)
