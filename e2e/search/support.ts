import { expect, type Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'

export const dialog = (page: Page) => page.locator('dialog')

export const field = (page: Page) => page.locator('input[role="combobox"]')

export const options = (page: Page) => page.locator('[role="option"]')

/** Opens the search over a page. */
export const openByKey = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrated(page)
  await page.keyboard.press('Control+KeyK')
  await expect(field(page)).toBeFocused()
}
