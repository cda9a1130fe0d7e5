import type { Page } from '@playwright/test'
import { prerenderedMonth } from '../../src/calculators/shared/time.ts'

/** A time at which the app fills forms with the dates they are prerendered with, in ms; later, with the visitor's next month. */
export const prerenderedDay = Date.parse(prerenderedMonth) - 12 * 3_600_000

/** Moves the page's clock to a time, from which it goes on; runs in the page, before its own scripts. */
export const moveClock = (to: number) => {
  const Now = Date
  const ahead = to - Now.now()
  globalThis.Date = class extends Now {
    constructor(...parts: []) {
      if (parts.length === 0) super(Now.now() + ahead)
      else super(...parts)
    }

    static override now() {
      return Now.now() + ahead
    }
  } as DateConstructor
}

/** Opens the documents of a page from now on at a time that suits its prerendered forms. */
export const onPrerenderedDay = (page: Page) => page.addInitScript(moveClock, prerenderedDay)
