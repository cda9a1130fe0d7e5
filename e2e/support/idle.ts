import type { Page } from '@playwright/test'
import { roundTrip } from './visitor-clock.ts'

/**
 * Waits until the page's idle callbacks have run, each within the site's timeout of 3 s and in order, and the requests that they make have been sent.
 */
export const idle = async (page: Page): Promise<void> => {
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 3500 })))
  await roundTrip(page)
  await roundTrip(page)
}
