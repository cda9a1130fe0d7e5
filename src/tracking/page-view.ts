import type { AnyRouter } from '@tanstack/react-router'
import { pageAt, splitHref } from '../catalogue/urls.ts'

/** A page shown to a visitor, as reported to all vendors. */
export interface PageView {
  /** The catalogue's page id; 0 for a path outside it. */
  id: string | 0
  /** The catalogue's content label; empty for a path outside it. */
  label: string
  title: string
  /** The language of the address: a translator changes that of the document. */
  language: string
  /** The URL without its fragment: the page of the search keeps the visitor's query there. */
  location: string
  /** URL of the previous page: the one left in this app, or the one that linked to the site. */
  referrer: string
}

/**
 * Calls back once for each page shown: on the first load, after each completed change of path, and when a page returns from the browser's
 * back/forward cache. A change of query or hash does not count. Subscribe when the router is made: after hydration the first page reports
 * only that it was rendered.
 */
export const onPageView = (router: AnyRouter, report: (view: PageView) => void): void => {
  let last: PageView | undefined
  let shown: string | undefined
  const show = () => {
    const { pathname } = router.state.location
    last = viewOf(pathname, last?.location ?? document.referrer)
    shown = pathname
    report(last)
  }
  router.subscribe('onRendered', () => {
    const { location, matches } = router.state
    // An error component does not count as a page; the full load that follows it does.
    const isShown = !matches.some(({ status }) => status === 'error')
    if (isShown && location.pathname !== shown) show()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && show())
}

const viewOf = (path: string, referrer: string): PageView => {
  const page = pageAt(path)
  return {
    id: page?.id ?? 0,
    label: page?.content ?? '',
    title: document.title,
    language: splitHref(location.pathname).language,
    location: location.origin + location.pathname + location.search,
    referrer,
  }
}
