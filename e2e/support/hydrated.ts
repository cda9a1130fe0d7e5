import type { Page } from '@playwright/test'

/** Waits until React has taken over the prerendered page and shown it. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, { polling: 100 })

/** Whether React has taken over; asked after everything that could make it happen. */
export const isHydrated = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('hydrated').length > 0)
