import type { AnyRouter } from '@tanstack/react-router'
import { whenIdle } from '../browser/idle.ts'
import type { Config } from '../config/variables.ts'
import { type ConsentStore, makeConsentStore } from './consent-store.ts'
import { onPageView, type PageView } from './page-view.ts'

/** Whether the operator has set any vendor at all; without one there is nothing to ask and nothing to load. */
export const isMeasured = ({ META_PIXEL_ID, GTM_ID, GA_ID }: Config) =>
  Boolean(META_PIXEL_ID || GTM_ID || GA_ID)

/**
 * Counts pages from now on. Call it when the router is made, before its first page; what talks to the vendors comes later, when the
 * browser is idle, and is given the pages shown until then.
 * @returns the visitor's consent, or nothing on a site that does not measure
 */
export const startTracking = (router: AnyRouter, config: Config): ConsentStore | undefined => {
  if (!isMeasured(config)) return undefined
  const consent = makeConsentStore(config)
  const waiting: PageView[] = []
  let report = (view: PageView) => {
    waiting.push(view)
  }
  onPageView(router, (view) => report(view))
  whenIdle(() =>
    import('./tracker.ts').then(({ startTracker }) => {
      report = startTracker(config, consent)
      for (const view of waiting) report(view)
    }, console.warn),
  )
  return consent
}
