import type { Page } from '@playwright/test'

/**
 * Waits until what the page had put off until it is idle has run and could have fetched its scripts: idle callbacks come in the order in
 * which they were asked for, and the site itself sets them 3 s.
 */
export const idle = async (page: Page): Promise<void> => {
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 3500 })))
  await page.waitForTimeout(500)
}
