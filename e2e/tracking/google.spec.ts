import { expect } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { chosen } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { calls, fakeVendors } from '../support/vendors.ts'

test.use({
  env: { META_PIXEL_ID: '1234567890123', GTM_ID: 'GTM-ABC1234', GA_ID: 'G-ABCDEF1234' },
  locale: 'en-GB',
})

test('the container receives each page view in place of GA4, and the pixel counts separately', async ({
  page,
  complaints,
}) => {
  const { requests } = await fakeVendors(page)
  await page.goto('/')
  await hydrated(page)
  const views = async () =>
    ((await calls(page, 'dataLayer')) as { event?: string }[]).filter((entry) => entry.event === 'page_view')
  await expect.poll(views).toMatchObject([{ page_id: 'home', page_label: 'Home', page_language: 'en' }])
  const home = page.url()
  await page.locator(`footer a[href="${chosen.services}"]`).click()
  await expect.poll(views).toMatchObject([
    { page_id: 'home' },
    {
      page_id: 'services',
      page_location: `${home}services`,
      page_referrer: home,
      page_title: expect.stringMatching(/\S/),
    },
  ])
  await expect.poll(() => calls(page, 'fbq')).toHaveLength(6)
  expect(requests.map((url) => new URL(url).pathname).sort()).toEqual(['/en_US/fbevents.js', '/gtm.js'])
  expect(complaints).toEqual([])
})
