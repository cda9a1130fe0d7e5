import { expect, type Page } from '@playwright/test'
import { pages } from '../src/catalogue/pages.ts'
import { hrefOf, pathOf } from '../src/catalogue/urls.ts'
import { type Language, wholeLanguages } from '../src/i18n/languages.ts'
import { hydrated } from './support/hydrated.ts'
import { recordShifts, withoutTypefaces } from './support/layout-shift.ts'
import { blocksOn } from './support/pages.ts'
import { test } from './support/site.ts'

const statusOn = (path: string) => blocksOn(path, 'callout').find(({ statusPage }) => statusPage)
const path = pages.map(({ id }) => pathOf(id)).find(statusOn) ?? ''
const statusUrl = 'https://status.example.com/'

/** The part of the page about the status of services, brought into view, and what has moved so far. */
const openStatus = async (page: Page, language: Language) => {
  await withoutTypefaces(page)
  const shifts = await recordShifts(page)
  await page.goto(hrefOf(path, language))
  await hydrated(page)
  const section = page.locator(`#${statusOn(path)?.id}`)
  await section.scrollIntoViewIfNeeded()
  await expect(section.locator('p:visible')).toHaveCount(1)
  return { section, shifts }
}

for (const language of wholeLanguages)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language })
    test.skip(path === '', 'no page says where the status of services is')

    test.describe('with a status page', () => {
      test.use({ env: { STATUS_URL: statusUrl } })

      test('the page about it leads there, and nothing moves', async ({ page }) => {
        const { section, shifts } = await openStatus(page, language)
        await expect(section.locator(`a[href="${statusUrl}"]`)).toBeVisible()
        expect(await shifts()).toEqual([])
      })
    })

    test('without a status page the page names who answers instead', async ({ page }) => {
      const { section, shifts } = await openStatus(page, language)
      await expect(section.locator('a[href^="tel:"]:visible')).toHaveCount(1)
      await expect(section.locator('a[href^="mailto:"]:visible')).toHaveCount(1)
      expect(await shifts()).toEqual([])
    })
  })
