import { expect, type Page } from '@playwright/test'
import { viewports } from '../scripts/shared/viewports.ts'
import { hydrated } from './support/hydrated.ts'
import { test } from './support/site.ts'
import { violations } from './support/violations.ts'

test.use({ locale: 'en-GB' })

const field = (page: Page) => page.locator('dialog [role="combobox"]')

const options = (page: Page) => page.locator('[role="option"]')

const openByKey = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrated(page)
  await page.keyboard.press('Control+KeyK')
  await expect(field(page)).toBeFocused()
}

test('fetches nothing of the search before it is opened', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await hydrated(page)
  const ofSearch = () => asked.filter((url) => /\/search\.json|search-dialog|search-box/.test(url))
  expect(ofSearch()).toEqual([])
  await page.keyboard.press('Control+KeyK')
  await expect(field(page)).toBeFocused()
  await expect.poll(() => ofSearch().filter((url) => url.includes('/locales/en/search.json'))).toHaveLength(1)
})

test('leads by keyboard from a question to the section that answers it', async ({ page, complaints }) => {
  await openByKey(page, '/')
  await field(page).fill('kuberntes')
  await expect(options(page).first()).toContainText('Kubernetes')
  await expect(page.locator('dialog mark').first()).toHaveText('Kubernetes')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const section = options(page).nth(1)
  await expect(section).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await section.getAttribute('id')) ?? '')
  const target = await section.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(target ?? '')
  await expect(page.locator('dialog')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('closes with Esc and gives the focus back', async ({ page }) => {
  await page.goto('/th')
  await hydrated(page)
  const link = page.locator('header a[data-opens-search]:visible').first()
  await link.click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('opens with a slash, but not while one writes, nor where it is switched off', async ({ page }) => {
  await page.goto('/contact-us')
  await hydrated(page)
  await page.locator('main textarea').first().press('Slash')
  await expect(page.locator('dialog')).toHaveCount(0)
  await page.locator('h1').click()
  await page.keyboard.press('Slash')
  await page.locator('dialog').getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Slash')
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('understands the wrong keyboard layout, offers the other language, and keeps searches in the browser', async ({
  page,
}) => {
  await openByKey(page, '/')
  await field(page).fill('าีิำพืำะำห')
  await page.getByRole('button', { name: 'kubernetes' }).click()
  await expect(options(page).first()).toContainText('Kubernetes')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/services/kubernetes')
  await page.keyboard.press('Control+KeyK')
  await expect(page.getByRole('button', { name: 'kubernetes' })).toBeVisible()
  await field(page).fill('ยางพารา')
  await expect(page.locator('dialog a[hreflang="th"]').first()).toBeVisible()
})

test('says so where the index cannot be loaded, and the list of pages is one link away', async ({ page }) => {
  await page.route('**/locales/en/search.json*', (route) => route.fulfill({ status: 404 }))
  await openByKey(page, '/')
  await expect(page.locator('dialog').getByText('could not be loaded')).toBeVisible()
})

test('answers on its own page what the fragment asks, and lists every page without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/search#q=raid%205')
  await expect(options(page).first()).toContainText('RAID')
  expect(asked.filter((url) => url.includes('raid%205'))).toEqual([])
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const plain = await context.newPage()
  await plain.goto('/th/search')
  await expect(plain.locator('main a[href="/th/services/kubernetes"]').first()).toBeVisible()
  await expect(plain.getByRole('combobox')).toHaveCount(0)
  await context.close()
})

for (const [name, viewport] of Object.entries(viewports))
  test(`is accessible and fits a window of ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openByKey(page, '/th')
    await field(page).fill('สำรองข้อมูล')
    await expect(options(page).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    const overflow = await page
      .locator('dialog')
      .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

test('knows only sections that exist', async ({ request }) => {
  for (const language of ['en', 'th']) {
    const { index } = await (await request.get(`/locales/${language}/search.json`)).json()
    const anchors = new Map<string, string[]>()
    for (const [page, anchor] of index.documents)
      if (anchor) anchors.set(index.pages[page][0], [...(anchors.get(index.pages[page][0]) ?? []), anchor])
    const { pathOf, hrefOf } = await import('../src/catalogue/urls.ts')
    for (const [id, names] of anchors) {
      const html = await (await request.get(hrefOf(pathOf(id as never), language as never))).text()
      expect(
        names.filter((anchor) => !html.includes(` id="${anchor}"`)),
        `${language} ${id}`,
      ).toEqual([])
    }
  }
})
