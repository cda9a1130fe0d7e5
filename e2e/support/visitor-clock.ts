import type { Page } from '@playwright/test'

/** The page's clock, which a test advances instead of waiting. */
export interface VisitorClock {
  /** Advances the clock, then lets the page respond. */
  readonly advance: (milliseconds: number) => Promise<void>
  /** Resolves once the clock has advanced by this many milliseconds from now. */
  readonly passed: (milliseconds: number) => Promise<void>
}

/** Waits until the page's earlier requests have been answered; requests are answered in order. */
export const roundTrip = (page: Page) =>
  page
    .evaluate(() => fetch('/healthz').then((response) => response.text()))
    // A page that is being left cannot respond.
    .catch(() => page.waitForLoadState('domcontentloaded'))

/** Installs a fake clock in every document that the page opens from now on. */
export const visitorClock = async (page: Page): Promise<VisitorClock> => {
  await page.clock.install()
  let now = 0
  const waiting = new Set<{ due: number; resolve: () => void }>()
  return {
    advance: async (milliseconds) => {
      await page.clock.fastForward(milliseconds)
      now += milliseconds
      for (const one of waiting)
        if (one.due <= now) {
          waiting.delete(one)
          one.resolve()
        }
      // Waits once for the page's next request, once for its reaction to the response.
      await roundTrip(page)
      await roundTrip(page)
    },
    passed: (milliseconds) =>
      new Promise((resolve) => {
        waiting.add({ due: now + milliseconds, resolve })
      }),
  }
}
