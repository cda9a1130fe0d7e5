import { expect } from '@playwright/test'
import english from '../../locales/en/search.json' with { type: 'json' }
import thai from '../../locales/th/search.json' with { type: 'json' }
import { viewports } from '../../scripts/shared/viewports.ts'
import type { Block } from '../../src/blocks/blocks.ts'
import { type PageId, pages } from '../../src/catalogue/pages.ts'
import { hrefOf, pathOf } from '../../src/catalogue/urls.ts'
import { hydrated } from '../support/hydrated.ts'
import { chosen, inThai, pagesWith, sourceOf } from '../support/pages.ts'
import { recordRequests } from '../support/requests.ts'
import { test } from '../support/site.ts'
import { calls, fakeVendors } from '../support/vendors.ts'
import { field, options, sought } from './support.ts'

const [industry = chosen.otherService] = pagesWith('use-case')
const query = sourceOf(industry).label.toLowerCase()

test.use({ locale: 'en-GB', env: { GA_ID: 'G-ABCDEF1234' } })

test('lists every page without scripts, and leads to it', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.url}/th`)
  await page.locator('header a[data-opens-search]:visible').first().click()
  await expect(page).toHaveURL(inThai(chosen.search))
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const listed = await page.locator('main a').evaluateAll((links) => links.map((a) => a.getAttribute('href')))
  const others = pages.filter(({ id }) => id !== 'home' && id !== 'search')
  expect(others.filter(({ path }) => !listed.includes(hrefOf(path, 'th')))).toEqual([])
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await context.close()
})

test('folds its list of pages by area on a phone, without scripts too, and is whole on paper', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: viewports.phone })
  const page = await context.newPage()
  await page.goto(`${server.url}${chosen.search}`)
  const areas = page.locator('main section:has(> details)')
  await expect(areas.getByRole('link')).toHaveCount(0)
  const first = areas.first()
  await first.locator('summary').click()
  await expect(first.getByRole('link').first()).toBeVisible()
  await expect(areas.nth(1).getByRole('link')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  expect(await areas.getByRole('link').count()).toBeGreaterThanOrEqual(pages.length - 2)
  await expect(first.locator('summary')).toBeHidden()
  await context.close()
})

const tips = (sourceOf(chosen.search) as unknown as { blocks: Block[] }).blocks.filter(
  (block) => block.type === 'list',
)

/** A text as files and pages have it alike. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

test('says nothing of keys where the only pointer is a finger', async ({ browser, server }) => {
  for (const isMobile of [true, false]) {
    const context = await browser.newContext({ viewport: viewports.phone, isMobile, hasTouch: isMobile })
    const page = await context.newPage()
    await page.goto(`${server.url}${chosen.search}`)
    const shown = (await page.locator('main li:visible').allTextContents()).map(lettersOf)
    for (const { items, keyboard } of tips) {
      for (const item of items) expect(shown, item).toContain(lettersOf(item))
      if (keyboard) expect(shown.includes(lettersOf(keyboard)), keyboard).toBe(!isMobile)
    }
    await context.close()
  }
})

test('a query typed into the address is answered, and is removed from the address', async ({ page }) => {
  await page.goto(`${chosen.search}?q=${sought.name}%205`)
  await expect(options(page).first()).toContainText(sought.label)
  await expect(page).toHaveURL(chosen.search)
  await page.reload()
  await expect(field(page)).toHaveValue(`${sought.name} 5`)
})

test('a query in the address is answered and removed from it, is restored by Back, and reaches neither server nor vendor', async ({
  page,
}) => {
  await fakeVendors(page)
  const requests = recordRequests(page)
  await page.goto(`${chosen.search}#q=${sought.name}%205`)
  await expect(options(page).first()).toContainText(sought.label)
  await expect(page).toHaveURL(chosen.search)
  await field(page).fill(`${query} 12345`)
  await options(page).first().click()
  await expect(page).toHaveURL(industry)
  await page.goBack()
  await hydrated(page)
  await expect(field(page)).toHaveValue(`${query} 12345`)
  await expect.poll(() => calls(page, 'dataLayer')).not.toEqual([])
  const sent = requests.map((request) => `${request.url()} ${request.postData()}`).join()
  expect(sent + JSON.stringify(await calls(page, 'dataLayer'))).not.toMatch(
    new RegExp(`${sought.name}(?:%20| )5|q=|12345`),
  )
})

for (const [language, { examples }] of [
  ['en', english],
  ['th', thai],
] as const) {
  test(`answers its examples, in ${language}`, async ({ page }) => {
    await page.goto(language === 'th' ? inThai(chosen.search) : chosen.search)
    for (const [id, example] of Object.entries(examples)) {
      await page.getByRole('button', { name: example, exact: true }).click()
      await expect(field(page)).toHaveValue(example)
      const { label } = sourceOf(pathOf(id as PageId), language)
      await expect(options(page).filter({ hasText: label }).first(), example).toBeVisible()
      await field(page).fill('')
    }
  })
}
