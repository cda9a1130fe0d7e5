import { whenIdle } from '../browser/idle.ts'
import { currentLine } from '../browser/line.ts'
import type { AppRouter } from './router.tsx'

const structuredData = 'script[type="application/ld+json"]'

/**
 * After a navigation the head describes the page that is shown. The element comes from that page as the build has written it: trusted
 * types let no script write one, and the browser's code need not know how.
 */
export const renewStructuredData = (router: AppRouter): void => {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) whenIdle(renew)
  })
}

const renew = () => {
  for (const element of document.querySelectorAll(structuredData)) element.remove()
  // Search engines are on no such line; a visitor's has better things to carry.
  if (currentLine() === 'sparing') return
  const { pathname } = location
  const request = new XMLHttpRequest()
  request.responseType = 'document'
  request.addEventListener('load', () => {
    const described = request.response?.querySelector(structuredData)
    if (described && location.pathname === pathname && !document.querySelector(structuredData))
      document.head.append(document.adoptNode(described))
  })
  request.open('GET', pathname)
  request.send()
}
