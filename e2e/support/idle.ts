import type { Page } from '@playwright/test'

/**
 * Waits until the page's idle callbacks have run, each within the site's timeout of 3 s and in order, and had time to fetch their scripts.
 */
export const idle = async (page: Page): Promise<void> => {
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 3500 })))
  await page.waitForTimeout(500)
}
