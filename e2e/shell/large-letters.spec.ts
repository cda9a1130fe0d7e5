import { expect } from '@playwright/test'
import { launchOptions } from '../../scripts/shared/chromium.ts'
import { visitsIn } from '../../scripts/shared/one-per-kind.ts'
import { viewports } from '../../scripts/shared/viewports.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { hydrated } from '../support/hydrated.ts'
import { overflow } from '../support/page-checks.ts'
import { chosen } from '../support/pages.ts'
import { test } from '../support/site.ts'

test.use({
  // Uses the browser's font size setting, which breakpoints follow too.
  launchOptions: launchOptions('--blink-settings=defaultFontSize=32'),
  viewport: { width: 1280, height: 800 },
})

for (const language of wholeLanguages)
  test(`the privacy page and its tables in ${language} fit 1280 px with letters at 200 %`, async ({
    page,
  }) => {
    await page.goto(hrefOf(chosen.privacy, language))
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

/** Font sizes of 150 % and 200 % in px; the default is 16 px. */
for (const letters of [24, 32]) {
  const enlarged = test.extend<object, object>({
    launchOptions: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument
      async ({}, use) => use(launchOptions(`--blink-settings=defaultFontSize=${letters}`)),
      { scope: 'worker' },
    ],
  })
  for (const language of wholeLanguages)
    enlarged.describe(`letters of ${letters} px, ${language}`, () => {
      enlarged.use({ viewport: viewports.phone, locale: language === 'en' ? 'en-GB' : 'th-TH' })

      for (const { share, pages, tag } of visitsIn(language))
        enlarged(`no page scrolls sideways on a phone, ${share}`, { tag }, async ({ page }) => {
          enlarged.slow()
          for (const { id, path } of pages) {
            await page.goto(hrefOf(path, language))
            await hydrated(page)
            expect(await overflow(page), id).toEqual([])
          }
        })
    })
}
