import { currentSpeed } from '../browser/connection.ts'
import { whenIdle } from '../browser/idle.ts'
import { pageAt, splitHref } from '../catalogue/urls.ts'
import type { AppRouter } from './router.tsx'

type FetchPage = (link: HTMLAnchorElement) => void

/**
 * Fetches chunks and texts before they are asked for: of the pages in a menu once it is open, and on fast lines of the pages that the
 * text in view links to. What is pointed at, touched or focused the router fetches itself. Nothing where the visitor saves data.
 */
export const startPrefetching = (router: AppRouter): void => {
  const speed = currentSpeed()
  if (speed === 'sparing') return
  const fetchPage: FetchPage = (link) => {
    const page = pageOf(link)
    if (page) void router.preloadRoute({ to: page.path })
  }
  fetchOpenMenus(fetchPage)
  if (speed === 'fast') fetchLinksInView(router, fetchPage)
}

/** The page of this site, in the language shown, that a link leads to. */
const pageOf = ({ origin, pathname }: HTMLAnchorElement) => {
  const { language, path } = splitHref(pathname)
  return origin === location.origin && language === document.documentElement.lang ? pageAt(path) : undefined
}

const fetchOpenMenus = (fetchPage: FetchPage) => {
  const fetchOpen = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('header details[open] a')) fetchPage(link)
  }
  fetchOpen()
  // Such an event does not bubble.
  document.querySelector('header')?.addEventListener('toggle', fetchOpen, { capture: true })
}

const fetchLinksInView = (router: AppRouter, fetchPage: FetchPage) => {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      fetchPage(target as HTMLAnchorElement)
    }
  })
  const observe = () => {
    observer.disconnect()
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a'))
      if (!isHeavy(link)) observer.observe(link)
  }
  whenIdle(observe)
  router.subscribe('onRendered', () => whenIdle(observe))
}

/** A calculator comes with its widgets' library, which nobody shall pay for who only reads. */
const isHeavy = (link: HTMLAnchorElement) => {
  const kind = pageOf(link)?.kind
  return kind === 'calculator' || kind === 'pricing'
}
