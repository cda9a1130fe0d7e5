/**
 * The first script of a page, and all that is fetched before the first paint: the app follows once the prerendered page can be read.
 * A page in a background tab is never painted and starts at once.
 */
const start = () =>
  void import('./main.tsx').catch(() => {
    // The page stays as it was prerendered, with working links.
  })

if (document.hidden) start()
else requestAnimationFrame(() => setTimeout(start))
