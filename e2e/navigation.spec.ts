import { expect, type Page } from '@playwright/test'
import { hydrated } from './support/hydrated.ts'
import { chosen, shown, sourceOf, textsOf } from './support/pages.ts'
import { test } from './support/site.ts'
import { visitorClock } from './support/visitor-clock.ts'

/** Sets a mark that a full load would remove. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in globalThis)

test.beforeEach(async ({ page }) => {
  await page.goto(chosen.services)
  await hydrated(page)
  await markDocument(page)
})

test('a link is followed within the app: title, heading, focus and announcement change', async ({
  page,
  complaints,
}) => {
  await page.locator(`main a[href="${chosen.service}"]`).first().click()
  await expect(page).toHaveURL(chosen.service)
  await expect(page).toHaveTitle(shown(sourceOf(chosen.service).title))
  await expect(page.locator('h1')).toBeFocused()
  await expect(page.locator('p[role=status]:not(main *)')).toHaveText(await page.title())
  expect(await isSameDocument(page)).toBe(true)
  expect(complaints).toEqual([])
})

test('back restores the page and where it was scrolled to', async ({ page }) => {
  await page.evaluate(() => scrollTo(0, 900))
  await page.locator(`main a[href="${chosen.otherService}"]`).last().click()
  await expect(page).toHaveURL(chosen.otherService)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const left = await page.evaluate(() => history.length)
  await page.goBack()
  await expect(page).toHaveURL(chosen.services)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  expect(left).toBeGreaterThan(1)
  expect(await isSameDocument(page)).toBe(true)
})

for (const [what, pattern, target] of [
  ['chunk', '**/assets/widgets-*.js', chosen.otherCalculator],
  ['texts', `**/locales/en/${textsOf(chosen.privacy)}.json*`, chosen.privacy],
] as const)
  test(`a page whose ${what} are gone after a deploy is loaded in full, once`, async ({ page }) => {
    await page.route(pattern, (route) => route.fulfill({ status: 404, body: 'gone' }))
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads++
    })
    const clock = await visitorClock(page)
    const loaded = page.waitForEvent('load')
    await page.locator(`footer a[href="${target}"]`).first().click()
    await loaded
    await expect(page).toHaveURL(target)
    await expect(page.locator('h1')).toBeVisible()
    // Outlasts the timeout of a navigation, after which the page would be loaded in full again.
    await clock.advance(6000)
    expect(loads).toBe(1)
  })
