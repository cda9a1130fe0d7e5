import { expect, type Page } from '@playwright/test'
import { hydrated, isHydrated } from '../support/hydrated.ts'
import type { VisitorClock } from '../support/visitor-clock.ts'
import { late } from './faults.ts'

/** A visit to a page with a failing part. */
export interface Visit {
  readonly page: Page
  readonly clock: VisitorClock
  /** Requests for the part. */
  readonly requests: () => number
  /** Requests still being handled, without those that wait for the clock. */
  readonly answering: () => number
  /** Requests for documents. */
  readonly loads: () => number
}

/** Longer than any wait between two retries, which is at most 5.6 s. */
const betweenAttempts = 6000

/** Waits until the page does nothing more unless the visitor acts. */
const settled = async ({ page, clock, requests, answering }: Visit) => {
  await expect.poll(requests).toBeGreaterThan(0)
  await page.waitForLoadState('load')
  for (let before = -1; before !== requests(); ) {
    before = requests()
    for (let round = 0; round < 2; round++) {
      await expect.poll(answering).toBe(0)
      await clock.advance(betweenAttempts)
    }
  }
}

const whole = async ({ page, requests, loads }: Visit) => {
  await expect.poll(requests).toBeGreaterThan(0)
  await hydrated(page)
  expect(loads()).toBe(1)
}

/** What the visitor sees, by name in the table. Every row also expects a page that can be read and left. */
export const outcomes: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  whole,
  page: async (visit) => {
    await settled(visit)
    expect(await isHydrated(visit.page)).toBe(false)
    expect(visit.loads()).toBe(1)
  },
  late: async (visit) => {
    await expect.poll(visit.requests).toBeGreaterThan(0)
    await visit.clock.advance(late - 1000)
    expect(await isHydrated(visit.page)).toBe(false)
    await expect(visit.page.locator('h1')).toBeVisible()
    await visit.clock.advance(1000)
    await whole(visit)
  },
  reload: async (visit) => {
    const { page, clock, loads } = visit
    // Retries of a text take eleven seconds in total; a navigation times out after four.
    for (let second = 0; second < 12 && loads() === 1; second++) await clock.advance(1000)
    await expect.poll(loads).toBe(2)
    await page.waitForLoadState('domcontentloaded')
    await clock.advance(betweenAttempts)
    await clock.advance(betweenAttempts)
    expect(loads()).toBe(2)
  },
}
