import { announcedScripts } from './browser/announced-scripts.ts'
import { arrive } from './browser/arrive.ts'
import { markAwaitedAddress } from './browser/awaited-address.ts'
import { completeLinks } from './browser/complete-links.ts'
import { mendSheets } from './browser/mend-sheets.ts'
import { returnToPlace } from './browser/return-to-place.ts'
import { watchServedPage } from './browser/served-page.ts'
import { tellFailure, watchErrors } from './browser/watch-errors.ts'
import { canRunApp, stayWithoutApp } from './browser/without-app.ts'
import { announcedTexts, textAddress } from './i18n/text-address.ts'

/**
 * The first script of a page, inline so that it runs whatever else fails to load. The app follows once the prerendered page can be read.
 * A background tab is never painted, so there the app starts at once.
 */
const start = () => {
  // Without the app the prerendered page stays, with working links.
  startApp().catch((cause: unknown) => tellFailure(new Error('the app did not start', { cause })))
  preloadTexts()
}

/** Runs the app once its scripts and the page's own have arrived: a script that failed to load cannot be requested again. */
const startApp = async (): Promise<void> => {
  const scripts = announcedScripts()
  // The development server's pages list none.
  if (import.meta.env.DEV) return void (await import('./main.tsx'))
  await Promise.all(scripts.map(arrive))
  await import(/* @vite-ignore */ scripts[0] ?? '')
}

/** Fetches the texts together with the app instead of one round trip later. */
const preloadTexts = () => {
  const { version, language, namespace } = announcedTexts()
  if (!version || !language) return
  for (const name of namespace ? ['common', namespace] : ['common']) {
    const link = { rel: 'preload', as: 'fetch', href: textAddress(version, language, name), crossOrigin: '' }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
}

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

/** Prepares the page for the app, and starts it. */
const awaitApp = () => {
  markAwaitedAddress()
  watchServedPage()
  mendSheets()
  if (document.hidden) start()
  else void Promise.all([painted(), loaded()]).then(start)
}

watchErrors()
returnToPlace()
completeLinks()
if (canRunApp()) awaitApp()
else stayWithoutApp()
