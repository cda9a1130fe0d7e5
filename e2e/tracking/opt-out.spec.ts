import { expect, type Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { trackerIdle } from '../support/idle.ts'
import { chosen } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { calls, fakeVendors } from '../support/vendors.ts'

test.use({ env: { META_PIXEL_ID: '1234567890123', GTM_ID: 'GTM-ABC1234' }, locale: 'en-GB' })

const banner = (page: Page) => page.locator('[data-consent-banner]')
const preferences = (page: Page) => page.locator('#cookie-preferences')
const updates = async (page: Page) =>
  ((await calls(page, 'dataLayer')) as unknown[][]).filter(
    (call) => call[0] === 'consent' && call[1] === 'update',
  )

test('the banner informs, and rejecting stops everything that had begun', async ({
  page,
  context,
  baseURL,
}) => {
  const { requests } = await fakeVendors(page)
  await page.goto('/')
  await hydrated(page)
  await expect.poll(() => requests).toHaveLength(2)
  await expect(banner(page)).toContainText('count page views')
  await context.addCookies(
    ['_fbp', '_ga', '_gcl_au'].map((name) => ({ name, value: '1', url: baseURL ?? '' })),
  )
  const reloaded = page.waitForEvent('load')
  await banner(page).getByRole('button', { name: 'Reject all' }).click()
  await reloaded
  await hydrated(page)
  await trackerIdle(page)
  expect(requests).toHaveLength(2)
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent'])
  await expect(banner(page)).toHaveCount(0)
})

test('withdrawing one purpose deletes its cookies and leaves the other purpose', async ({
  page,
  context,
  baseURL,
}) => {
  const { requests } = await fakeVendors(page)
  await page.goto(`${chosen.privacy}#cookie-preferences`)
  await hydrated(page)
  await expect.poll(() => requests).toHaveLength(2)
  await context.addCookies(
    ['_fbp', '_ga', '_gcl_au'].map((name) => ({ name, value: '1', url: baseURL ?? '' })),
  )
  const reloaded = page.waitForEvent('load')
  await preferences(page).getByLabel('Marketing').uncheck()
  await preferences(page).getByRole('button', { name: 'Save choice' }).click()
  await reloaded
  await expect
    .poll(() => requests.map((url) => new URL(url).pathname))
    .toEqual(expect.arrayContaining(['/gtm.js']))
  await expect.poll(() => requests.length).toBe(3)
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['_ga', 'consent'])
  await expect
    .poll(() => updates(page))
    .toMatchObject([['consent', 'update', { analytics_storage: 'granted', ad_storage: 'denied' }]])
})

test('a purpose allowed later is reported to Google without a reload, and its scripts are loaded', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const { requests } = await fakeVendors(page)
  await page.goto('/')
  await hydrated(page)
  await expect
    .poll(() => updates(page))
    .toMatchObject([['consent', 'update', { ad_storage: 'denied', ad_user_data: 'denied' }]])
  expect(requests).toHaveLength(1)
  await banner(page).getByRole('button', { name: 'Accept all' }).click()
  await expect
    .poll(async () => (await updates(page)).at(-1))
    .toMatchObject(['consent', 'update', { ad_storage: 'granted' }])
  await expect.poll(() => requests).toHaveLength(2)
})

test('a refusal in another tab applies to this tab from its next page on', async ({ page, context }) => {
  await fakeVendors(page)
  await page.goto('/')
  await hydrated(page)
  await expect.poll(async () => (await calls(page, 'fbq')).length).toBe(4)
  const other = await context.newPage()
  await fakeVendors(other)
  await other.goto(chosen.services)
  await hydrated(other)
  await banner(other).getByRole('button', { name: 'Reject all' }).click()
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('consent')
  const reloaded = page.waitForEvent('load')
  await page.locator(`footer a[href="${chosen.elsewhere}"]`).click()
  await reloaded
  await expect(page).toHaveURL(chosen.elsewhere)
  await hydrated(page)
  await trackerIdle(page)
  expect(await calls(page, 'fbq')).toEqual([])
})
