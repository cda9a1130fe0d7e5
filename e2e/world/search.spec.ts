import { expect, type Page } from '@playwright/test'
import { dialog, field, openByKey, options } from '../search/support.ts'
import { hydrated } from '../support/hydrated.ts'
import { test } from '../support/site.ts'
import { newTab } from './new-tab.ts'

test.use({ locale: 'en-GB' })

test('results that open another tab', async ({ page, context }) => {
  for (const how of newTab) {
    await openByKey(page, '/')
    await field(page).fill('backup')
    const opened = context.waitForEvent('page')
    await options(page).first().click(how)
    await (await opened).close()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL('/')
  }
})

test('links below a failed search that open another tab', async ({ page, context }) => {
  await page.route('**/locales/en/search.json*', (route) => route.fulfill({ status: 404, body: '' }))
  await openByKey(page, '/')
  const link = dialog(page).locator('section a').first()
  const opened = context.waitForEvent('page')
  await link.click({ button: 'middle' })
  await (await opened).close()
  await expect(dialog(page)).toHaveCount(0)
})

/** Holds the index back until the returned function is called. */
const holdIndex = async (page: Page) => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/locales/en/search.json*', async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

test('Enter before the index has loaded', async ({ page }) => {
  await openByKey(page, '/')
  await field(page).fill('backup')
  const target = await options(page).first().getAttribute('href')
  const release = await holdIndex(page)
  await openByKey(page, '/')
  await field(page).fill('backup')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  release()
  await expect(page).toHaveURL(target ?? '')
  await expect(dialog(page)).toHaveCount(0)
})

test('Enter before the index has loaded, and another word after it', async ({ page }) => {
  const release = await holdIndex(page)
  await openByKey(page, '/')
  await field(page).fill('backup')
  await page.keyboard.press('Enter')
  await field(page).fill('backup and')
  release()
  await expect(options(page).first()).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  await expect(page).toHaveURL('/')
  await expect(dialog(page)).toHaveCount(1)
})

test('Enter that confirms a candidate of an input method', async ({ page }) => {
  await openByKey(page, '/')
  await field(page).fill('backup')
  await expect(options(page).first()).toBeVisible()
  // Like Safari, reports the key after the composition has ended.
  const confirm = (keyCode: number) =>
    field(page).evaluate(
      (input, code) =>
        input.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', keyCode: code, bubbles: true, cancelable: true }),
        ),
      keyCode,
    )
  expect(await confirm(229)).toBe(true)
  await expect(dialog(page)).toHaveCount(1)
  await expect(page).toHaveURL('/')
  expect(await confirm(13)).toBe(false)
  await expect(dialog(page)).toHaveCount(0)
})

test('a search result for the section that is in view', async ({ page }) => {
  await openByKey(page, '/')
  await field(page).fill('backup')
  // Sections near the top of a page are in view whether the page has scrolled to them or not.
  const section = dialog(page).locator('[role=option][href*="#"]').last()
  const target = (await section.getAttribute('href')) ?? ''
  await page.goto(target)
  await hydrated(page)
  const id = target.split('#')[1] ?? ''
  const top = () => page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(top).toBeGreaterThan(250)
  await page.keyboard.press('Control+KeyK')
  await field(page).fill('backup')
  await page.locator(`dialog a[href$="#${id}"]`).click()
  await expect.poll(top).toBeLessThan(250)
  await expect(page.locator(`[id="${id}"] :is(h2, h3)`).first()).toBeFocused()
})
