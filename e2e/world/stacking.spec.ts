import { expect } from '@playwright/test'
import { onePerKind } from '../../scripts/shared/one-per-kind.ts'
import { viewports } from '../../scripts/shared/viewports.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { hydrated } from '../support/hydrated.ts'
import { chosen } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { covered, coveredAnywhere } from '../support/stacking.ts'

// e2e/pages.spec.ts checks what covers header and menus on every page.

test.use({
  env: { META_PIXEL_ID: '1234567890123', CONSENT_MODE: 'opt-in' },
  // The site offers these visitors its other language, which adds a second notice.
  locale: 'th-TH',
})

/** Diagrams take the whole width from 1200 px on. */
const widths = { ...viewports, laptop: { width: 1200, height: 700 } }

test('the bar of contacts on phones steps aside for notices', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await page.goto(hrefOf(chosen.service, 'en'))
  await hydrated(page)
  const notices = page.locator('[data-notice]')
  await page.mouse.wheel(0, 2 * viewports.phone.height)
  await expect(notices).toHaveCount(2)
  const bar = page.locator('main nav:has(> a[href^="tel:"])')
  await expect(bar).toBeHidden()
  for (const answer of await notices
    .locator('button')
    .all()
    .then((all) => all.toReversed()))
    if (await answer.isVisible()) await answer.click()
  await expect(notices).toHaveCount(0)
  await expect(bar).toBeVisible()
})

test('a scroll to any place of a page', async ({ page }) => {
  test.slow()
  for (const { id, path } of onePerKind) {
    await page.goto(hrefOf(path, 'en'))
    await hydrated(page)
    await expect(page.locator('[data-consent-banner]'), id).toBeVisible()
    for (const [size, viewport] of Object.entries(widths)) {
      await page.setViewportSize(viewport)
      expect(await coveredAnywhere(page), `${id}, ${size}`).toEqual([])
    }
    await page.setViewportSize(viewports.phone)
    await page.evaluate(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2))
    await page.locator('button[popovertarget]:visible').click()
    await page.locator('#navigation summary').first().click()
    expect(await covered(page, '#navigation'), `drawer of ${id}`).toEqual([])
  }
})
