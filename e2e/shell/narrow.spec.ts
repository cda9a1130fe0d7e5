import { expect } from '@playwright/test'
import { pages } from '../../src/catalogue/pages.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { languageCodes } from '../../src/i18n/languages.ts'
import { test } from '../support/site.ts'

test.use({ viewport: { width: 320, height: 640 } })

for (const language of languageCodes)
  test(`no page in ${language} scrolls sideways at 320 px`, async ({ page }) => {
    test.setTimeout(120_000)
    const wide: string[] = []
    for (const { path } of pages) {
      await page.goto(hrefOf(path, language), { waitUntil: 'domcontentloaded' })
      const { scrollWidth, culprit } = await page.evaluate(() => {
        const { scrollWidth } = document.documentElement
        const over = [...document.querySelectorAll('body *')].find(
          (element) => element.getBoundingClientRect().right > 321,
        )
        return { scrollWidth, culprit: over?.outerHTML.slice(0, 120) }
      })
      if (scrollWidth > 320) wide.push(`${path}: ${scrollWidth} px, ${culprit}`)
    }
    expect(wide).toEqual([])
  })

for (const language of languageCodes)
  test(`the header in ${language} takes a second line rather than leave a small screen, if letters are large`, async ({
    page,
  }) => {
    await page.goto(hrefOf('/', language))
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '24px'
    })
    const menu = page.locator('header button').last()
    await expect(menu).toBeInViewport({ ratio: 1 })
  })
