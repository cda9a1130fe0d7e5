import type { AnyRouter } from '@tanstack/react-router'
import { whenIdle } from '../browser/idle.ts'
import { type Config, vendorVariables } from '../config/rules.ts'
import { type ConsentStore, makeConsentStore } from './consent-store.ts'
import { onPageView, type PageView } from './page-view.ts'

/** Whether the operator has set a vendor and the browser can store the visitor's choice: without storage nobody could refuse. */
const isTracked = (config: Config) =>
  vendorVariables.some((name) => config[name]) && navigator.cookieEnabled && isSecureContext

/**
 * Starts counting pages. Call it when the router is made, before its first page. The code that talks to the vendors loads when the browser
 * is idle, and is given the pages shown until then.
 * @returns the visitor's consent, or `undefined` on a site without tracking
 */
export const startTracking = (router: AnyRouter, config: Config): ConsentStore | undefined => {
  if (!isTracked(config)) return undefined
  const consent = makeConsentStore(config)
  const waiting: PageView[] = []
  let report = (view: PageView) => {
    // Without consent only the page shown last can ever count.
    if (!Object.values(consent.get().allowed).includes(true)) waiting.length = 0
    waiting.push(view)
  }
  onPageView(router, (view) => {
    consent.refresh()
    report(view)
  })
  whenIdle(() =>
    import('./tracker.ts').then(({ startTracker }) => {
      report = startTracker(config, consent)
      for (const view of waiting) report(view)
    }, console.warn),
  )
  return consent
}
