import { textAddress } from './i18n/text-address.ts'

/**
 * The first script of a page, and all that is fetched before the first paint: the app follows once the prerendered page can be read.
 * A page in a background tab is never painted and starts at once.
 */
const start = () => {
  import('./main.tsx').catch(() => {
    // The page stays as it was prerendered, with working links.
  })
  fetchAhead()
}

/**
 * Fetches what the app will ask for on this page together with the app, and not a round trip after it: the style sheet, the texts, and
 * what scripts the build has listed. The development server lists nothing.
 */
const fetchAhead = () => {
  const { lang, dataset } = document.documentElement
  if (dataset.ahead === undefined) return
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]')
  if (sheet) preload({ as: 'style', href: sheet.href, integrity: sheet.integrity })
  for (const name of `common ${dataset.ahead}`.trim().split(' '))
    if (name.endsWith('.js')) preload({ rel: 'modulepreload', href: new URL(name, import.meta.url).href })
    else preload({ as: 'fetch', href: textAddress(dataset.texts ?? '', lang, name), crossOrigin: '' })
}

const preload = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload' }, link))

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
