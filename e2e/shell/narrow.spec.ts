import { expect } from '@playwright/test'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { test } from '../support/site.ts'

test.use({ viewport: { width: 320, height: 640 } })

for (const language of wholeLanguages)
  test(`with large letters the header in ${language} wraps rather than overflow a small screen`, async ({
    page,
  }) => {
    await page.goto(hrefOf('/', language))
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '24px'
    })
    const menu = page.locator('header button').last()
    await expect(menu).toBeInViewport({ ratio: 1 })
  })
