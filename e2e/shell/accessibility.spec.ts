import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { pages } from '../../src/catalogue/pages.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { languageCodes } from '../../src/i18n/languages.ts'
import { hydrated } from '../support/hydrated.ts'
import { test } from '../support/site.ts'

test.use({ locale: 'en-GB' })

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
// Calculators have suites of their own in e2e/calculators.
const onePerKind = [
  ...new Map(pages.filter(({ kind }) => kind !== 'calculator').map((page) => [page.kind, page])).values(),
]

const violations = async (page: Page) => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const results = await new AxeBuilder({ page }).withTags(tags).analyze()
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}

for (const [size, viewport] of Object.entries(sizes))
  for (const language of languageCodes)
    for (const { kind, path } of onePerKind)
      test(`a page of kind ${kind} is accessible, ${size}, ${language}`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await page.goto(hrefOf(path, language))
        await hydrated(page)
        expect(await violations(page)).toEqual([])
      })

test('with a menu open, with every answer open, and on the page for what is not found', async ({ page }) => {
  await page.goto('/services/nutanix')
  await hydrated(page)
  await page.locator('header summary').first().click()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true
  })
  expect(await violations(page)).toEqual([])
  await page.goto('/th/nope')
  await hydrated(page)
  expect(await violations(page)).toEqual([])
})

test('with the drawer open', async ({ page }) => {
  await page.setViewportSize(sizes.phone)
  await page.goto('/th')
  await hydrated(page)
  await page.locator('button[popovertarget]:visible').click()
  await page.locator('#navigation summary').first().click()
  expect(await violations(page)).toEqual([])
})
