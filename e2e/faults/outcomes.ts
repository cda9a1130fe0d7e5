import { expect, type Page } from '@playwright/test'
import { hydrated, isHydrated } from '../support/hydrated.ts'
import type { VisitorClock } from '../support/visitor-clock.ts'
import { late } from './faults.ts'

/** A look at a page on which a part fails. */
export interface Visit {
  readonly page: Page
  readonly clock: VisitorClock
  /** How often the part was asked for. */
  readonly asked: () => number
  /** How many of these requests the fault is still at work on, not counting what waits for the clock. */
  readonly answering: () => number
  /** How often a document was asked for. */
  readonly loads: () => number
}

/** Longer than any wait between two attempts: 5.6 s. */
const betweenAttempts = 6000

/** Nothing that the page does by itself is left. */
const settled = async ({ page, clock, asked, answering }: Visit) => {
  await expect.poll(asked).toBeGreaterThan(0)
  await page.waitForLoadState('load')
  for (let before = -1; before !== asked(); ) {
    before = asked()
    for (let round = 0; round < 2; round++) {
      await expect.poll(answering).toBe(0)
      await clock.advance(betweenAttempts)
    }
  }
}

const whole = async ({ page, loads }: Visit) => {
  await hydrated(page)
  expect(loads()).toBe(1)
}

/** What the visitor sees, by its name in the table; a page that can be read and left is expected of every row. */
export const outcomes: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  whole,
  page: async (visit) => {
    await settled(visit)
    expect(await isHydrated(visit.page)).toBe(false)
    expect(visit.loads()).toBe(1)
  },
  late: async (visit) => {
    await expect.poll(visit.asked).toBeGreaterThan(0)
    await visit.clock.advance(late - 1000)
    expect(await isHydrated(visit.page)).toBe(false)
    await expect(visit.page.locator('h1')).toBeVisible()
    await visit.clock.advance(1000)
    await whole(visit)
  },
  reload: async (visit) => {
    const { page, clock, loads } = visit
    // Attempts at a text take eleven seconds in all; a navigation is handed over after four.
    for (let second = 0; second < 12 && loads() === 1; second++) await clock.advance(1000)
    await expect.poll(loads).toBe(2)
    await page.waitForLoadState('domcontentloaded')
    await clock.advance(betweenAttempts)
    await clock.advance(betweenAttempts)
    expect(loads()).toBe(2)
  },
}
