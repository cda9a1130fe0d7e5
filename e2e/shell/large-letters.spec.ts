import { expect } from '@playwright/test'
import { launchOptions } from '../../scripts/shared/chromium.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { languageCodes } from '../../src/i18n/languages.ts'
import { overflow } from '../support/page-checks.ts'
import { test } from '../support/site.ts'

test.use({
  // The browser's setting for letter size, which breakpoints follow too.
  launchOptions: launchOptions('--blink-settings=defaultFontSize=32'),
  viewport: { width: 1280, height: 800 },
})

for (const language of languageCodes)
  test(`the privacy page and its tables in ${language} fit 1280 px with letters at 200 %`, async ({
    page,
  }) => {
    await page.goto(hrefOf('/privacy', language))
    const letters = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    expect(Number.parseFloat(letters)).toBeGreaterThanOrEqual(32)
    expect(await overflow(page)).toEqual([])
    const tables = await page.locator('main table').all()
    expect(tables.length).toBeGreaterThan(1)
    for (const table of tables) {
      const { past, hidden } = await table.evaluate((element) => {
        const { scrollWidth, clientWidth } = element.parentElement as Element
        return { past: element.getBoundingClientRect().right - innerWidth, hidden: scrollWidth - clientWidth }
      })
      expect(past, 'px beyond the screen').toBeLessThanOrEqual(0)
      expect(hidden, 'px to be scrolled').toBeLessThanOrEqual(1)
    }
  })
