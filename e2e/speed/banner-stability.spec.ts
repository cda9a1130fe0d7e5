import { expect } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { drawn, recordShifts, withoutTypefaces } from '../support/layout-shift.ts'
import { chosen, inThai } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { fakeVendors } from '../support/vendors.ts'

test.use({
  env: { META_PIXEL_ID: '1234567890123', GA_ID: 'G-ABCDEF1234', CONSENT_MODE: 'opt-in' },
  // The line that offers the other language appears beside the banner.
  locale: 'th-TH',
})

for (const width of [390, 1440])
  for (const path of ['/', chosen.service, inThai(chosen.privacy)])
    test(`nothing moves for the banner on ${path} at ${width} px, as it comes and as it goes`, async ({
      page,
    }) => {
      await fakeVendors(page)
      await withoutTypefaces(page)
      await page.setViewportSize({ width, height: 900 })
      const shifts = await recordShifts(page, 'unasked')
      await page.goto(path, { waitUntil: 'networkidle' })
      await hydrated(page)
      const banner = page.locator('[data-consent-banner]')
      await expect(banner).toBeVisible()
      await drawn(page)
      // The offer of the other language appears on the visitor's first interaction, above the banner.
      await page.mouse.wheel(0, 400)
      if (!path.startsWith('/th')) await expect(page.locator('aside[lang=th]')).toBeVisible()
      await drawn(page)
      await banner.getByRole('button').first().click()
      await expect(banner).toHaveCount(0)
      await drawn(page)
      expect(await shifts()).toEqual([])
    })
