import { expect } from '@playwright/test'
import { launchOptions, wholeBrowserPath } from '../../scripts/shared/chromium.ts'
import { hydrated } from '../support/hydrated.ts'
import { chosen } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { calls, fakeVendors } from '../support/vendors.ts'

test.use({
  env: { META_PIXEL_ID: '1234567890123', GTM_ID: 'GTM-ABC1234' },
  locale: 'en-GB',
  // Playwright disables the cache because it cannot follow every page that returns from it.
  launchOptions: {
    ...launchOptions(),
    executablePath: wholeBrowserPath(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('a page is kept in the back/forward cache, and counts once more when it comes back', async ({
  page,
}) => {
  await fakeVendors(page)
  await page.goto(chosen.services)
  await hydrated(page)
  const counted = async () =>
    ((await calls(page, 'fbq')) as string[][])
      .filter(([call]) => call === 'trackSingle')
      .map((call) => call[2])
  const views = async () =>
    ((await calls(page, 'dataLayer')) as { event?: string; page_id?: string }[])
      .filter(({ event }) => event === 'page_view')
      .map(({ page_id }) => page_id)
  await expect.poll(counted).toEqual(['PageView', 'ViewContent'])
  await expect.poll(views).toEqual(['services'])
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  )
  await page.goto('/robots.txt')
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true)
  await expect.poll(counted).toEqual(['PageView', 'ViewContent', 'PageView', 'ViewContent'])
  await expect.poll(views).toEqual(['services', 'services'])
})
