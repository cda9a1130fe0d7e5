import { expect } from '@playwright/test'
import { hrefOf } from '../src/catalogue/urls.ts'
import { hydrated } from './support/hydrated.ts'
import { blocksOn, pagesWith } from './support/pages.ts'
import { test } from './support/site.ts'

const [contract = ''] = pagesWith('legal', 'table', 'clauses').toSorted(
  (one, other) => blocksOn(other, 'clauses').length - blocksOn(one, 'clauses').length,
)
const sections = blocksOn(contract, 'clauses').map(({ id = '' }) => id)
const [first = '', second = ''] = sections
const href = hrefOf(contract, 'en')

test('phones fold the clauses of a long contract under their headings, without scripts too', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto(server.url + href)
  for (const id of sections) {
    await expect(page.locator(`#${id} h2`)).toBeVisible()
    await expect(page.locator(`#${id}-1`)).toBeHidden()
  }
  const heading = page.locator(`#${first} h2`)
  await page.locator(`#${first} summary`).click()
  await expect(page.locator(`#${first}-1`)).toBeVisible()
  await expect(heading).toBeVisible()
  await expect(page.locator(`#${second}-1`)).toBeHidden()
  await context.close()
})

test('a link to a folded section or to a clause in it unfolds it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${href}#${second}-1`)
  await hydrated(page)
  await expect(page.locator(`#${second}-1`)).toBeInViewport()
  await expect(page.locator(`#${first}-1`)).toBeHidden()
  await page.evaluate((id) => {
    location.hash = id
  }, first)
  await expect(page.locator(`#${first}-1`)).toBeVisible()
})

test('links of the page unfold what they lead to, even after it was folded again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(href)
  await hydrated(page)
  for (const where of ['table', 'main nav']) {
    const link = page.locator(sections.map((id) => `${where} a[href$="#${id}"]`).join()).first()
    const id = (await link.getAttribute('href'))?.split('#')[1]
    for (const _ of [1, 2]) {
      await link.click()
      await expect(page.locator(`#${id}-1`)).toBeInViewport()
      await page.locator(`#${id} summary`).click()
      await expect(page.locator(`#${id}-1`)).toBeHidden()
    }
  }
})

for (const path of pagesWith('legal', 'clauses'))
  test(`${path}: headings have the numbers of the list of sections`, async ({ page }) => {
    await page.goto(hrefOf(path, 'en'))
    const listed = page.locator('main nav li[data-numbered] a[href^="#"]')
    const numbered = page.locator('main section[data-numbered]')
    const ids = await numbered.evaluateAll((parts) => parts.map(({ id }) => `#${id}`))
    expect(ids.length).toBeGreaterThan(2)
    expect(await listed.evaluateAll((links) => links.map((one) => one.getAttribute('href')))).toEqual(ids)
  })

test('wide windows and paper show every clause', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(href)
  for (const id of sections) await expect(page.locator(`#${id}-1`)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ media: 'print' })
  for (const id of sections) await expect(page.locator(`#${id}-1`)).toBeVisible()
})
