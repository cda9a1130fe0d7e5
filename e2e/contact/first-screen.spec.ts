import { expect } from '@playwright/test'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { brand } from '../../src/provider/brand.ts'
import { hydrated } from '../support/hydrated.ts'
import { blockOn, chosen } from '../support/pages.ts'
import { test } from '../support/site.ts'

/** What a phone of 390 × 844 px shows of a page between the browser's bars. */
const screen = { width: 390, height: 664 }

for (const language of wholeLanguages)
  test.describe(`in ${language}`, () => {
    test.use({ viewport: screen, locale: language })

    test('the first screen of a phone has every channel, and the first field with its label', async ({
      page,
    }) => {
      await page.goto(hrefOf(chosen.contact, language))
      await hydrated(page)
      const first = page.locator('#form').locator('input:not([type=hidden]):visible').first()
      const label = page.locator(`label[for="${await first.getAttribute('id')}"]`)
      for (const part of [label, first]) await expect(part).toBeInViewport({ ratio: 1 })
      // What is read to the edge of the screen looks cut off.
      const { y, height } = (await first.boundingBox()) ?? { y: Number.POSITIVE_INFINITY, height: 0 }
      expect(y + height).toBeLessThan(650)
      for (const way of ['phone', 'line', 'email'] as const) {
        const link = page.locator(`main header a[data-way="${way}"]`)
        await expect(link).toBeInViewport({ ratio: 1 })
        await expect(link).toHaveAccessibleName(new RegExp(RegExp.escape(brand[way]), 'u'))
      }
    })

    for (const width of [screen.width, 1440])
      test(`what happens next takes a line for each step at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(hrefOf(chosen.contact, language))
        await hydrated(page)
        const { id } = blockOn(chosen.contact, 'steps')
        for (const summary of await page.locator(`#${id} summary`).all()) {
          const lines = await summary.evaluate((element) => {
            const texts = document.createRange()
            texts.selectNodeContents(element)
            const bottoms = [...texts.getClientRects()].map(({ bottom }) => bottom)
            return Math.max(...bottoms) - Math.min(...bottoms)
          })
          // Letters of two sizes on one line end a few pixels apart.
          expect(lines).toBeLessThan(8)
        }
      })
  })
