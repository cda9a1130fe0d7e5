import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    hydrated?: true
  }
}

/** Keeps what the page says of its hydration: its own performance mark is lost on a page whose clock is the test's. */
export const watchHydration = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener('hydrated', () => {
      window.hydrated = true
    })
  })

/** Waits until React has taken over the prerendered page and shown it. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => window.hydrated === true, undefined, { polling: 100 })

/** Whether React has taken over; asked after everything that could make it happen. */
export const isHydrated = (page: Page) => page.evaluate(() => window.hydrated === true)

/** Opens a page and lets its app come only after something has been done with what was prerendered. */
export const actBeforeHydration = async (page: Page, path: string, act: () => Promise<unknown>) => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/site-*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(path)
  await act()
  gate.resolve()
  await hydrated(page)
}
