import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    hydrated?: true
  }
}

/** Records the page's hydration event: a page with a fake clock loses its performance mark. */
export const watchHydration = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener('hydrated', () => {
      window.hydrated = true
    })
  })

/** Waits until React has hydrated the prerendered page. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => window.hydrated === true, undefined, { polling: 100 })

/** Whether React has hydrated the page; ask once everything that could delay it is over. */
export const isHydrated = (page: Page) => page.evaluate(() => window.hydrated === true)

/** Opens a page and delays its app until `act` has run on the prerendered page. */
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
