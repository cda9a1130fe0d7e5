import { expect } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { test } from '../support/site.ts'
import { fakeVendors } from '../support/vendors.ts'

test.use({
  env: { META_PIXEL_ID: '1234567890123', GTM_ID: 'GTM-ABC1234', GA_ID: 'G-ABCDEF1234' },
  locale: 'en-GB',
})

test('Global Privacy Control refuses marketing until the visitor says otherwise', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const { requests } = await fakeVendors(page)
  await page.goto('/')
  await hydrated(page)
  await expect.poll(() => requests).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234'])
  await page.getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => requests).toContainEqual(expect.stringContaining('connect.facebook.net'))
})
