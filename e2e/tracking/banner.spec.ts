import { expect } from '@playwright/test'
import { viewports } from '../../scripts/shared/viewports.ts'
import { test } from '../support/site.ts'
import { violations } from '../support/violations.ts'

test.use({
  env: { META_PIXEL_ID: '1234567890123', GA_ID: 'G-ABCDEF1234', CONSENT_MODE: 'opt-in' },
  locale: 'en-GB',
})

for (const [size, viewport] of Object.entries(viewports))
  test(`the banner is accessible, with its choices open too, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const path of ['/', '/th']) {
      await page.goto(path)
      const banner = page.locator('[data-consent-banner]')
      await expect(banner).toBeVisible()
      expect(await violations(page)).toEqual([])
      await banner.locator('summary').click()
      expect(await violations(page)).toEqual([])
    }
  })
