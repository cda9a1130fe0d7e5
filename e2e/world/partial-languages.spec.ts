import { expect } from '@playwright/test'
import { nearestIn } from '../../src/catalogue/navigation.ts'
import { isIn, pages, pagesIn } from '../../src/catalogue/pages.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { defaultLanguage, languageCodes, languages } from '../../src/i18n/languages.ts'
import { overflow } from '../support/page-checks.ts'
import { test } from '../support/site.ts'

// The sample has none; the second provider's site has one (fixtures/second-provider).
for (const language of languageCodes.filter((code) => languages[code].partial)) {
  for (const { path } of pagesIn(language))
    test(`${hrefOf(path, language)} works, and its links say when they leave the language`, async ({
      page,
    }) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('response', (answer) => {
        if (answer.status() >= 400) errors.push(`${answer.status()} ${answer.url()}`)
      })
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(hrefOf(path, language))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await overflow(page)).toEqual([])
      const astray = await page.evaluate(
        ([own, home]) =>
          [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([hreflang], [download])')]
            .map((link) => link.pathname)
            .filter((at) => at !== home && !at.startsWith(`${own}/`)),
        [languages[language].prefix, hrefOf('/', language)] as const,
      )
      expect(astray).toEqual([])
      expect(errors).toEqual([])
    })

  test(`a page that ${language} lacks leads to the nearest above it, and back`, async ({ page }) => {
    const lacked = pages.find(({ id }) => !isIn(id, language))
    if (!lacked) return
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(hrefOf(lacked.path, defaultLanguage))
    const link = page.locator(`header a[hreflang="${language}"]:visible`).first()
    await expect(link).toHaveAttribute('href', nearestIn(lacked.path, language))
    await link.click()
    await expect(page).toHaveURL(nearestIn(lacked.path, language))
    // A link to a page that the language lacks loads it in the default language.
    await page.locator(`header a[hreflang="${defaultLanguage}"]:visible`).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', defaultLanguage)
  })
}
