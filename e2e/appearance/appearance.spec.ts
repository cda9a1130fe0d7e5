import { expect } from '@playwright/test'
import { onePerKind } from '../../scripts/shared/one-per-kind.ts'
import { viewports } from '../../scripts/shared/viewports.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { languageCodes } from '../../src/i18n/languages.ts'
import { hydrated } from '../support/hydrated.ts'
import { test } from '../support/site.ts'

const samples = [...onePerKind, { kind: 'not-found', path: '/no-such-page' }]

/**
 * A quarter of a pixel for each of the layout's: enough to see what has moved, grown or gone, and small files. Shades are the tokens' tests.
 * What may differ is what another release of Chromium draws differently at the edges of letters.
 */
const scale = 0.25
test.use({ deviceScaleFactor: scale, contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true })
const tolerance = { threshold: 0.1, maxDiffPixels: 30 }

for (const { kind, path } of samples)
  for (const language of languageCodes)
    for (const [size, viewport] of Object.entries(viewports))
      test(`${kind} in ${language} on a ${size} looks as it did`, async ({ page }) => {
        const address = hrefOf(path, language)
        // A late font must not leave its fallback in the picture.
        await page.route(address, async (route) => {
          const response = await route.fetch()
          const html = await response.text()
          await route.fulfill({
            response,
            body: html.replaceAll('font-display:optional', 'font-display:block'),
          })
        })
        await page.setViewportSize(viewport)
        await page.goto(address)
        await hydrated(page)
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => document.fonts.ready)
        await expect(page).toHaveScreenshot(`${kind}-${language}-${size}.png`, {
          fullPage: true,
          scale: 'device',
          stylePath: 'e2e/appearance/same-everywhere.css',
          ...tolerance,
        })
      })
