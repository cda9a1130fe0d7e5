import { expect, type Page } from '@playwright/test'
import { hydrated, isHydrated } from '../support/hydrated.ts'

/** Attempts at a text take eleven seconds in all. */
const patience = { timeout: 25_000 }

/** A look at a page on which a part fails. */
export interface Visit {
  readonly page: Page
  /** How often the part was asked for. */
  readonly asked: () => number
  /** How often a document was asked for. */
  readonly loads: () => number
}

/** Nothing that the page does by itself is left. */
const settled = async ({ page, asked }: Visit) => {
  await expect.poll(asked, patience).toBeGreaterThan(0)
  for (let before = -1; before !== asked(); ) {
    before = asked()
    // The longest wait between two attempts is 5.6 s.
    await page.waitForTimeout(before > 1 ? 6000 : 1000)
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
    await visit.page.waitForTimeout(3000)
    expect(await isHydrated(visit.page)).toBe(false)
    await expect(visit.page.locator('h1')).toBeVisible()
    await whole(visit)
  },
  reload: async ({ page, loads }) => {
    await expect.poll(loads, patience).toBe(2)
    await page.waitForLoadState('domcontentloaded')
    await page.waitForTimeout(2000)
    expect(loads()).toBe(2)
  },
}
