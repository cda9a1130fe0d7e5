import { expect } from '@playwright/test'
import { pages } from '../src/catalogue/pages.ts'
import { hydrated } from './support/hydrated.ts'
import { sourceOf } from './support/pages.ts'
import { test } from './support/site.ts'

const hyphenated = /`(?=[^`]{3,20}`)[^` ]+-[^` ]+`/

/** The pages that hold short code with a hyphen. */
const withCode = pages.filter(({ path }) => hyphenated.test(JSON.stringify(sourceOf(path))))

for (const width of [320, 820])
  test(`short code stays on one line, within the page, ${width} px wide`, async ({ page }) => {
    test.skip(withCode.length === 0, 'no page has such code')
    await page.setViewportSize({ width, height: 900 })
    for (const { path } of withCode) {
      await page.goto(path)
      await hydrated(page)
      const broken = await page.locator('main code').evaluateAll((all) =>
        all
          .filter(({ textContent }) => textContent.includes('-') && textContent.length <= 20)
          .filter((code) => code.getClientRects().length > 1)
          .map(({ textContent }) => textContent),
      )
      expect(broken, path).toEqual([])
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }))
      expect(scrollWidth, path).toBe(clientWidth)
    }
  })
