import { expect, type Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { trackerIdle } from '../support/idle.ts'
import { chosen, inThai, textsOf } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { calls, fakeVendors } from '../support/vendors.ts'

const pixel = '1234567890123'

/** The pixel's calls for a page. */
const pixelCalls = (id: string | 0, label: string) => [
  ['trackSingle', pixel, 'PageView'],
  ['trackSingle', pixel, 'ViewContent', { content_ids: [id], content_type: label }],
]
const setUp = [
  ['set', 'autoConfig', false, pixel],
  ['init', pixel],
]
const home = pixelCalls('home', 'Home')
const services = pixelCalls('services', 'Services')

const open = async (page: Page, path: string) => {
  await fakeVendors(page)
  await page.goto(path)
  await hydrated(page)
}

test.use({ env: { META_PIXEL_ID: pixel }, locale: 'en-GB' })

test('a page, a navigation, back and forward count once each, in order', async ({ page, complaints }) => {
  await open(page, '/')
  await expect.poll(() => calls(page, 'fbq')).toEqual([...setUp, ...home])
  await page.locator(`footer a[href="${chosen.services}"]`).click()
  await expect.poll(() => calls(page, 'fbq')).toEqual([...setUp, ...home, ...services])
  await page.goBack()
  await expect.poll(() => calls(page, 'fbq')).toEqual([...setUp, ...home, ...services, ...home])
  await page.goForward()
  await expect.poll(() => calls(page, 'fbq')).toEqual([...setUp, ...home, ...services, ...home, ...services])
  expect(complaints).toEqual([])
})

test('a change of hash or query is not a page view', async ({ page }) => {
  await open(page, chosen.privacy)
  await expect.poll(() => calls(page, 'fbq')).toHaveLength(4)
  await page.locator('main nav a[href="#cookie-preferences"]').first().click()
  await page.evaluate(() => history.pushState(null, '', '?a=1'))
  await page.evaluate(() => history.pushState(null, '', '#x'))
  await page.goBack()
  await trackerIdle(page)
  expect(await calls(page, 'fbq')).toHaveLength(4)
})

test('an unknown page is page 0 without a label', async ({ page }) => {
  await open(page, '/nope')
  await expect.poll(() => calls(page, 'fbq')).toEqual([...setUp, ...pixelCalls(0, '')])
  await page.locator(`main a[href="${chosen.services}"]`).click()
  await expect.poll(() => calls(page, 'fbq')).toEqual([...setUp, ...pixelCalls(0, ''), ...services])
})

test('a redirected address counts as the page it leads to', async ({ page }) => {
  await open(page, `${chosen.services}/`)
  await expect.poll(() => calls(page, 'fbq')).toEqual([...setUp, ...services])
})

test('the other language is another page view', async ({ page }) => {
  await open(page, chosen.services)
  await expect.poll(() => calls(page, 'fbq')).toEqual([...setUp, ...services])
  await page.locator('header a[hreflang=th]:visible').click()
  await expect(page).toHaveURL(inThai(chosen.services))
  await expect.poll(() => calls(page, 'fbq')).toEqual([...setUp, ...services])
})

test('a page shown while the script is on its way waits for it', async ({ page }) => {
  const vendors = await fakeVendors(page, { held: true })
  await page.goto('/')
  await hydrated(page)
  await vendors.requested
  await page.locator(`footer a[href="${chosen.services}"]`).click()
  await expect(page).toHaveURL(chosen.services)
  expect(await calls(page, 'fbq')).toEqual([])
  vendors.release()
  await expect.poll(() => calls(page, 'fbq')).toEqual([...setUp, ...home, ...services])
})

test('a blocked script breaks nothing', async ({ page }) => {
  await page.route(/facebook/, (route) => route.abort('blockedbyclient'))
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/')
  await hydrated(page)
  await trackerIdle(page)
  await page.locator(`footer a[href="${chosen.services}"]`).click()
  await expect(page.locator('h1')).toBeFocused()
  expect(errors).toEqual([])
})

test('a page that failed to load counts once, when the full load has shown it', async ({ page }) => {
  // Collects the calls of both documents outside the page, since the full load discards those of the first.
  const fbqCalls: unknown[] = []
  await page.exposeFunction('tell', (call: unknown) => fbqCalls.push(call))
  await page.addInitScript(() => {
    let seen: unknown
    Object.defineProperty(globalThis, 'seenFbq', {
      get: () => seen,
      set: (calls: unknown[]) => {
        const push = calls.push.bind(calls)
        calls.push = (...added) => {
          for (const call of added) (globalThis as unknown as { tell: (call: unknown) => void }).tell(call)
          return push(...added)
        }
        seen = calls
      },
    })
  })
  await open(page, '/')
  await expect.poll(() => fbqCalls).toEqual([...setUp, ...home])
  // Missing until the full load, whose app requests it again.
  let isMissing = true
  page.once('domcontentloaded', () => {
    isMissing = false
  })
  await page.route(`**/locales/en/${textsOf(chosen.services)}.json*`, (route) =>
    isMissing ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  const loaded = page.waitForEvent('load')
  await page.locator(`footer a[href="${chosen.services}"]`).click()
  await loaded
  await expect(page.locator('h1')).toBeVisible()
  await hydrated(page)
  await expect.poll(() => fbqCalls.length).toBeGreaterThan(6)
  await trackerIdle(page)
  expect(fbqCalls.filter((call) => JSON.stringify(call).includes('"Services"')).length).toBe(1)
})
