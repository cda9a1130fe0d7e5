import { expect, type Page } from '@playwright/test'
import { visitsIn } from '../../scripts/shared/one-per-kind.ts'
import { viewports } from '../../scripts/shared/viewports.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { languageCodes } from '../../src/i18n/languages.ts'
import { hydrated } from '../support/hydrated.ts'
import { takeFeaturesAway } from '../support/older-browser.ts'
import { test } from '../support/site.ts'

test.use({ bypassCSP: true })

test.beforeEach(({ page }) => takeFeaturesAway(page))

/** Visible buttons of the header: all of them open or close the drawer, which these browsers lack. */
const headerButtons = (page: Page) => page.locator('header button:visible')

const sizes = Object.entries(viewports)
const localeOf = { en: 'en-GB', th: 'th-TH' } as const

for (const language of languageCodes)
  test.describe(language, () => {
    test.use({ locale: localeOf[language] })

    for (const { share, pages, tag } of visitsIn(language))
      test(`pages are readable, without dead buttons, and nothing throws, ${share}`, { tag }, async ({
        page,
        complaints,
      }) => {
        test.setTimeout(120_000)
        for (const { id, path } of pages) {
          await page.goto(hrefOf(path, language))
          await hydrated(page)
          for (const [size, viewport] of sizes) {
            await page.setViewportSize(viewport)
            await expect(page.locator('h1'), `${id}, ${size}`).toBeVisible()
            await expect(page.locator('header summary').first(), `${id}, ${size}`).toBeVisible()
            await expect(headerButtons(page), `${id}, ${size}`).toHaveCount(0)
          }
          expect(complaints, id).toEqual([])
        }
      })
  })

for (const [size, viewport] of sizes)
  for (const language of languageCodes)
    test.describe(`${size}, ${language}`, () => {
      test.use({ viewport, locale: localeOf[language] })

      test('menus open and lead on, answers open', async ({ page, complaints }) => {
        await page.goto(hrefOf('/', language))
        await hydrated(page)
        for (const summary of await page.locator('header summary').all()) {
          await summary.click()
          await expect(page.locator('header details[open] a').first()).toBeVisible()
          await summary.click()
        }
        await page.locator('header summary').first().click()
        const nutanix = page.locator(`header a[href="${hrefOf('/services/nutanix', language)}"]`)
        await nutanix.click()
        await expect(page.locator('h1')).toContainText('Nutanix')
        const answer = page.locator('main details:has(> p)').first()
        await answer.locator('summary').click()
        await expect(answer.locator('p')).toBeVisible()
        expect(complaints).toEqual([])
      })
    })

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone, locale: 'en-GB' })

  test('the header scrolls away with the page', async ({ page }) => {
    await page.goto('/services/nutanix')
    await hydrated(page)
    await page.locator('main h2').last().scrollIntoViewIfNeeded()
    await expect(page.getByRole('banner')).not.toBeInViewport()
  })
})
