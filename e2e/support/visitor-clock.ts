import type { Page } from '@playwright/test'

/** The page's own clock, which a test puts forward instead of waiting. */
export interface VisitorClock {
  /** Puts it forward by milliseconds, then lets the page answer to it. */
  readonly advance: (milliseconds: number) => Promise<void>
  /** Resolves when it has been put forward by so many milliseconds from now on. */
  readonly passed: (milliseconds: number) => Promise<void>
}

/** What the page asked for before has been answered, and the answer has reached it: requests are handled in their order. */
const roundTrip = (page: Page) =>
  page
    .evaluate(() => fetch('/healthz').then((response) => response.text()))
    // A page that is being left cannot say.
    .catch(() => page.waitForLoadState('domcontentloaded'))

/** Takes over the clock of every document that the page opens from now on. */
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
      // One for what the page asks next, one for what it makes of the answer.
      await roundTrip(page)
      await roundTrip(page)
    },
    passed: (milliseconds) =>
      new Promise((resolve) => {
        waiting.add({ due: now + milliseconds, resolve })
      }),
  }
}
