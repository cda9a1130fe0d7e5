import { completeLinks } from './browser/complete-links.ts'
import { keepPress } from './browser/early-press.ts'
import { forgetFailedScripts } from './browser/failed-scripts.ts'
import { returnToPlace } from './browser/return-to-place.ts'
import { announcedTexts, textAddress } from './i18n/text-address.ts'

/**
 * The first script of a page, and the only one before the first paint: the app follows once the prerendered page can be read. A background
 * tab is never painted, so there the app starts at once.
 */
const start = () => {
  import('./main.tsx').catch(() => {
    // Without the app the prerendered page stays, with working links.
  })
  fetchAhead()
}

/**
 * Fetches what the app will need together with the app instead of one round trip later: the texts and the scripts that the build has
 * listed.
 */
const fetchAhead = () => {
  const { version, namespace } = announcedTexts()
  if (!version) return
  const { lang, dataset } = document.documentElement
  for (const name of namespace ? ['common', namespace] : ['common'])
    preload({ as: 'fetch', href: textAddress(version, lang, name), crossOrigin: '' })
  for (const name of dataset.scripts?.split(' ') ?? [])
    preload({ rel: 'modulepreload', href: new URL(name, import.meta.url).href })
}

const preload = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload' }, link))

/**
 * Resolves when the browser reports the first paint; after an animation frame the page may not be on the screen yet. Some browsers never
 * report one.
 */
const painted = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 3000)
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })

/**
 * Resolves once the page has loaded, so that the app does not compete for the connection, or after ten seconds. Waits one task after
 * `load`: WebKit counts requests made during the event as part of the page, which then goes on loading.
 */
const loaded = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 10_000)
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => setTimeout(resolve))
  })

returnToPlace()
completeLinks()
keepPress()
forgetFailedScripts()
if (document.hidden) start()
else void Promise.all([painted(), loaded()]).then(start)
