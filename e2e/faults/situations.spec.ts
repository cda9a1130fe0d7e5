import { expect, type Page } from '@playwright/test'
import { addressOf } from '../calculators/support.ts'
import { hydrated } from '../support/hydrated.ts'
import { idle, trackerIdle } from '../support/idle.ts'
import { chosen, headingOf } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { calls, fakeVendors } from '../support/vendors.ts'
import { tableUnder } from './table.ts'

test.use({ env: { META_PIXEL_ID: '1234567890123' }, locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const proven: string[] = []
const situation = (name: string, prove: Parameters<typeof test>[2]) => {
  proven.push(name)
  test(name, prove)
}

const banner = (page: Page) => page.locator('[data-consent-banner]')
const open = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrated(page)
}
const follow = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first().click()

situation('offline in the middle of a navigation', async ({ page, context }) => {
  await open(page, chosen.services)
  await context.setOffline(true)
  await follow(page, chosen.calculator)
  await expect(page.locator('main')).toContainText('You’re offline')
  await page.goBack()
  await follow(page, chosen.privacy)
  await expect(page.locator('h1')).toHaveText('We can’t show this page')
  await expect(page.locator('main')).toContainText('You’re offline')
  await expect(page).toHaveTitle(/can’t show this page/)
  await page.goBack()
  await expect(page.locator('h1')).not.toHaveText('We can’t show this page')
  await expect(page).toHaveURL(chosen.services)
  await page.goForward()
  await expect(page.locator('main')).toContainText('You’re offline')
  await context.setOffline(false)
  await expect(page.locator('h1')).toHaveText(headingOf(chosen.privacy))
  await hydrated(page)
})

/** Makes all storage fail, as in browsers set to store nothing. */
const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
    Object.defineProperty(navigator, 'cookieEnabled', { value: false })
  })

/** Makes storage readable but full. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })

const useEverything = async (page: Page, complaints: string[]) => {
  await open(page, '/')
  await follow(page, chosen.services)
  await expect(page.locator('h1')).toBeFocused()
  await open(page, addressOf('windows-server'))
  await page.getByRole('checkbox', { name: /this browser/ }).click()
  await page.locator('header a[hreflang=th]:visible').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await open(page, chosen.contact)
  await page.locator('#form button[type=submit]').click()
  await expect(page.locator('#form [aria-invalid=true]').first()).toBeVisible()
  expect(complaints).toEqual([])
}

situation('storage and cookies refused', async ({ page, complaints }) => {
  await refuseStorage(page)
  const { requests } = await fakeVendors(page)
  await useEverything(page, complaints)
  await open(page, '/')
  await idle(page)
  expect(requests).toEqual([])
  await expect(banner(page)).toHaveCount(0)
})

situation('storage full', async ({ page, complaints }) => {
  await fillStorage(page)
  await fakeVendors(page)
  await open(page, '/')
  await banner(page).getByRole('button').first().click()
  await useEverything(page, complaints)
})

situation('an old tab after a deploy', async ({ page }) => {
  test.skip(!chosen.hasCalculators, 'the site has no calculators')
  await open(page, chosen.services)
  const gone = (url: URL) => /\/assets\/widget|\/locales\/en\/pages\//.test(url.pathname)
  await page.route(gone, (route) => route.fulfill({ status: 404, body: 'not found' }))
  const loaded = page.waitForEvent('load')
  await follow(page, chosen.calculator)
  await loaded
  await expect(page).toHaveURL(chosen.calculator)
  await expect(page.locator('[data-answer]')).toBeVisible()
  // The new document has tried to load its texts too, and stays as the server sent it.
  await page.waitForLoadState('networkidle')
  await page.unrouteAll()
  await follow(page, chosen.privacy)
  await hydrated(page)
  await expect(page.locator('h1')).toHaveText(headingOf(chosen.privacy))
})

situation('two tabs with different choices', async ({ page, context }) => {
  await fakeVendors(page)
  await open(page, '/')
  await banner(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(async () => (await calls(page, 'fbq')).length).toBe(4)
  const other = await context.newPage()
  await fakeVendors(other)
  await open(other, `${chosen.privacy}#cookie-preferences`)
  await other.locator('#cookie-preferences').getByRole('button', { name: 'Reject all' }).click()
  await expect(other.locator('#cookie-preferences [role=status]').first()).toContainText(/\d{4}/)
  const reloaded = page.waitForEvent('load')
  await follow(page, chosen.services)
  await reloaded
  await hydrated(page)
  await trackerIdle(page)
  expect(await calls(page, 'fbq')).toEqual([])
  await other.bringToFront()
  await follow(other, chosen.services)
  await trackerIdle(other)
  expect(await calls(other, 'fbq')).toEqual([])
})

test('every situation of the table is proven', () => {
  // The last two rows have their own files: the back/forward cache (e2e/tracking/back-forward-cache.spec.ts) and two releases
  // (e2e/faults/two-releases.spec.ts).
  const { rows } = tableUnder('A situation')
  expect(rows.map(([name]) => name)).toEqual([
    ...proven,
    'back from another site',
    'a release that is rolled out, or back',
  ])
})
