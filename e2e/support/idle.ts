import type { Page } from '@playwright/test'
import { roundTrip } from './visitor-clock.ts'

/**
 * Waits until the page's idle callbacks have run and the requests that they make have been sent. Callbacks run in order, each within the
 * site's timeout of 3 s.
 */
export const idle = async (page: Page): Promise<void> => {
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 3500 })))
  await roundTrip(page)
  await roundTrip(page)
}

/**
 * Waits until the tracker, whose code is fetched when the browser is idle, has run and its requests have been sent; on a site with a vendor.
 */
export const trackerIdle = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/tracker-')),
  )
  await idle(page)
}
