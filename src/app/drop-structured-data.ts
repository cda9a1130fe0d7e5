import type { AppRouter } from './router.tsx'

/**
 * After a navigation the head no longer describes the page that was left. Search engines load each address in full and read what the
 * build has written there; trusted types let no script write such an element.
 */
export const dropStructuredData = (router: AppRouter): void => {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    for (const element of document.querySelectorAll('script[type="application/ld+json"]')) element.remove()
  })
}
