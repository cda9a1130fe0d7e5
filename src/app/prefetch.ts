import PQueue from 'p-queue'
import { currentSpeed } from '../browser/connection.ts'
import { whenIdle } from '../browser/idle.ts'
import type { Page } from '../catalogue/pages.ts'
import { pageAt, splitHref } from '../catalogue/urls.ts'
import type { AppRouter } from './router.tsx'

type FetchPage = (link: HTMLAnchorElement) => void

/** Concurrent prefetches: more would delay a page that is clicked meanwhile. */
const concurrency = 4

/**
 * On fast connections, prefetches the chunks and texts of pages that are linked in view or in an open menu: those of a menu weigh more
 * than the page itself. On slow ones only the router prefetches: links that are hovered, touched or focused, immediately.
 */
export const startPrefetching = (router: AppRouter): void => {
  if (currentSpeed() !== 'fast') return
  const queue = new PQueue({ concurrency })
  const fetchPage: FetchPage = (link) => {
    const page = pageOf(link)
    if (page)
      void queue.add(() => router.preloadRoute({ to: page.path }), { priority: isHeavy(page) ? 0 : 1 })
  }
  router.subscribe('onBeforeNavigate', () => queue.clear())
  fetchOpenMenus(fetchPage)
  fetchLinksInView(router, fetchPage)
}

/** The page that a link leads to, if it is a page of this site in the current language. */
const pageOf = ({ origin, pathname }: HTMLAnchorElement) => {
  const { language, path } = splitHref(pathname)
  return origin === location.origin && language === splitHref(location.pathname).language
    ? pageAt(path)
    : undefined
}

const fetchOpenMenus = (fetchPage: FetchPage) => {
  const fetchOpen = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('header details[open] a')) fetchPage(link)
  }
  fetchOpen()
  // `toggle` does not bubble.
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
      if (!isHeavy(pageOf(link))) observer.observe(link)
  }
  whenIdle(observe)
  router.subscribe('onRendered', () => whenIdle(observe))
}

/** Calculators load the widgets' library, which readers of other pages must not pay for. */
const isHeavy = (page: Page | undefined) => page?.kind === 'calculator' || page?.kind === 'pricing'
