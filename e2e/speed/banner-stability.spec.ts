import { expect } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { test } from '../support/site.ts'
import { fakeVendors } from '../support/vendors.ts'

interface LayoutShift {
  value: number
  hadRecentInput: boolean
}

test.use({
  env: { META_PIXEL_ID: '1234567890123', GA_ID: 'G-ABCDEF1234', CONSENT_MODE: 'opt-in' },
  // The line that offers the other language stands beside the banner.
  locale: 'th-TH',
})

for (const width of [390, 1440])
  for (const path of ['/', '/services/nutanix', '/th/privacy'])
    test(`nothing moves for the banner on ${path} at ${width} px, as it comes and as it goes`, async ({
      page,
    }) => {
      await fakeVendors(page)
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(() => {
        const seen = { shift: 0 }
        Object.assign(globalThis, { seen })
        new PerformanceObserver((list) => {
          // What a visitor's own press moves is not counted.
          for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[])
            if (!entry.hadRecentInput) seen.shift += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      await hydrated(page)
      const banner = page.locator('[data-consent-banner]')
      await expect(banner).toBeVisible()
      await page.waitForTimeout(300)
      await banner.getByRole('button').first().click()
      await expect(banner).toHaveCount(0)
      await page.waitForTimeout(300)
      const shift = () =>
        page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift)
      expect(await shift()).toBeLessThanOrEqual(0.001)
    })
