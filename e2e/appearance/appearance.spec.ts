import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { onePerKind } from '../../scripts/shared/one-per-kind.ts'
import { viewports } from '../../scripts/shared/viewports.ts'
import { pages } from '../../src/catalogue/pages.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { hydrated } from '../support/hydrated.ts'
import { test } from '../support/site.ts'

/** Holds the major version of the Chromium that took the pictures; other versions draw letters differently. */
const browserFile = 'e2e/appearance/chromium-version.txt'

test.beforeEach(async ({ browser }, { config }) => {
  const [major = ''] = browser.version().split('.')
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed')
    return writeFileSync(browserFile, `${major}\n`)
  const kept = readFileSync(browserFile, 'utf8').trim()
  test.skip(major !== kept, `the pictures are Chromium ${kept}'s, and this is ${major}`)
})

interface Picture {
  readonly name: string
  readonly path: string
  /**
   * Device pixels per CSS pixel: few enough for small files, enough to show what has moved, changed size or disappeared. Colours are tested
   * with the design tokens. The tolerance covers the edges of letters, which releases of the same major version draw differently.
   */
  readonly scale: number
  readonly tag?: '@long'
}

const pictures: readonly Picture[] = [
  ...onePerKind.map(({ kind, path }) => ({ name: kind, path, scale: 0.25 })),
  { name: 'not-found', path: '/no-such-page', scale: 0.25 },
  ...pages
    .filter((page) => !onePerKind.includes(page))
    .map(({ id, path }) => ({ name: `every-page/${id}`, path, scale: 0.125, tag: '@long' as const })),
]

for (const { name, path, scale, tag = [] } of pictures)
  for (const language of wholeLanguages)
    test.describe(() => {
      test.use({
        viewport: viewports.desktop,
        deviceScaleFactor: scale,
        contextOptions: { reducedMotion: 'reduce' },
        bypassCSP: true,
      })
      test(`${name} in ${language} looks as it did`, { tag }, async ({ page }) => {
        const address = hrefOf(path, language)
        // Keeps fallback fonts and images that have not loaded yet out of the picture.
        await page.route(address, async (route) => {
          const response = await route.fetch()
          const html = await response.text()
          await route.fulfill({
            response,
            body: html.replaceAll('font-display:swap', 'font-display:block').replaceAll('loading="lazy"', ''),
          })
        })
        await page.goto(address)
        await hydrated(page)
        await page.waitForLoadState('networkidle')
        // Takes the smaller screen in the same visit, since drawings already shown on the larger one stay.
        for (const [size, viewport] of Object.entries(viewports)) {
          await page.setViewportSize(viewport)
          await page.evaluate(() => document.fonts.ready)
          // Soft, so that one picture's difference does not hide the other's.
          await expect.soft(page).toHaveScreenshot(`${name}-${language}-${size}.png`.split('/'), {
            fullPage: true,
            scale: 'device',
            stylePath: 'e2e/appearance/same-everywhere.css',
            threshold: 0.1,
            maxDiffPixels: 30,
          })
        }
      })
    })
