import { keepPress } from './browser/early-press.ts'
import { keepQuery } from './browser/keep-query.ts'
import { returnToPlace } from './browser/return-to-place.ts'
import { announcedTexts, textAddress } from './i18n/text-address.ts'

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
 * the scripts that the build has listed.
 */
const fetchAhead = () => {
  const { version, namespace } = announcedTexts()
  if (!version) return
  const { lang, dataset } = document.documentElement
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]')
  if (sheet) preload({ as: 'style', href: sheet.href, integrity: sheet.integrity })
  for (const name of namespace ? ['common', namespace] : ['common'])
    preload({ as: 'fetch', href: textAddress(version, lang, name), crossOrigin: '' })
  for (const name of dataset.scripts?.split(' ') ?? [])
    preload({ rel: 'modulepreload', href: new URL(name, import.meta.url).href })
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

returnToPlace()
keepQuery()
keepPress()
if (document.hidden) start()
else void painted().then(start)
