import { expect, type Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { chosen, pagesWith, sourceOf } from '../support/pages.ts'

/** A page whose name is a single word: a service if there is one. */
const [one = chosen.otherService] = (['service', 'article', 'legal'] as const)
  .flatMap((kind) => pagesWith(kind))
  .filter((path) => /^[A-Za-z]{6,}$/.test(sourceOf(path).label))
const label = sourceOf(one).label

/** A name that visitors search for, in lower case as they type it. */
export const sought = {
  path: one,
  label,
  name: label.toLowerCase(),
  misspelt: label.toLowerCase().replace(/(?<=^.{5})./, ''),
} as const

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
