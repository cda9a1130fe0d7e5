import { expect, type Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { trackerIdle } from '../support/idle.ts'
import { chosen, inThai } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { calls, fakeVendors } from '../support/vendors.ts'

const id = 'G-ABCDEF1234'

test.use({ env: { GA_ID: id }, locale: 'en-GB' })

const dataLayer = async (page: Page) =>
  ((await calls(page, 'dataLayer')) as unknown[][]).map((call) => [...call])

test('Analytics counts no page automatically; each page is one event with its own referrer', async ({
  page,
  baseURL,
  complaints,
}) => {
  await fakeVendors(page)
  await page.goto('/')
  await hydrated(page)
  const view = (location: string, referrer: string, content_id: string) => [
    'event',
    'page_view',
    expect.objectContaining({
      send_to: id,
      page_location: location,
      page_referrer: referrer,
      language: 'en',
      content_id,
    }),
  ]
  const home = view(`${baseURL}/`, '', 'home')
  const config = ['config', id, { send_page_view: false }]
  const expected = [
    ['consent', 'default', expect.anything()],
    ['consent', 'update', expect.anything()],
    ['js', expect.anything()],
    config,
    home,
  ]
  await expect.poll(() => dataLayer(page)).toEqual(expected)
  await page.locator(`footer a[href="${chosen.services}"]`).click()
  await expect
    .poll(() => dataLayer(page))
    .toEqual([...expected, view(`${baseURL}${chosen.services}`, `${baseURL}/`, 'services')])
  expect(complaints).toEqual([])
})

test('a blocked script breaks nothing, and is requested once', async ({ page }) => {
  const requests: string[] = []
  await page.route(/googletagmanager/, (route) => {
    requests.push(route.request().url())
    return route.abort('blockedbyclient')
  })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto('/th')
  await hydrated(page)
  await trackerIdle(page)
  await page.locator(`footer a[href="${inThai(chosen.services)}"]`).click()
  await expect(page.locator('h1')).toBeFocused()
  await trackerIdle(page)
  expect(requests).toHaveLength(1)
  expect(errors).toEqual([])
})
