import PQueue from 'p-queue'
import { currentSpeed } from '../browser/connection.ts'
import { whenIdle } from '../browser/idle.ts'
import type { Page } from '../catalogue/pages.ts'
import { pageAt, splitHref } from '../catalogue/urls.ts'
import type { AppRouter } from './router.tsx'

type FetchPage = (link: HTMLAnchorElement) => void

/** Pages at a time: more would hold up the one that is clicked meanwhile. */
const concurrency = 4

/**
 * Prefetches, on fast connections, chunks and texts of the pages that links in view and in an open menu lead to: those of a menu weigh more
 * than the page. On others the router alone prefetches links that are hovered, touched or focused, at once.
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

/** The page that a link leads to, if it is one of this site in the language shown. */
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

/** Calculators bring the widgets' library; readers of other pages must not pay for it. */
const isHeavy = (page: Page | undefined) => page?.kind === 'calculator' || page?.kind === 'pricing'
