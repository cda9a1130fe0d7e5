import { expect, type Request } from '@playwright/test'
import { pages } from '../../src/catalogue/pages.ts'
import { hrefOf, pathOf } from '../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { textAddress } from '../../src/i18n/text-address.ts'
import { hydrated } from '../support/hydrated.ts'
import { sourceOf } from '../support/pages.ts'
import { recordRequests, textsVersion } from '../support/requests.ts'
import { test } from '../support/site.ts'
import { dialog, field, openByKey, options, sought } from './support.ts'

test.use({ locale: 'en-GB' })

/** Budget of all requests until the first answer, including pictograms, in KiB as sent; the index grows with every page. */
const budget = 160

for (const language of wholeLanguages)
  test(`fetches nothing before it is opened in ${language}, then at most ${budget} KiB, each file once`, async ({
    page,
  }) => {
    const requests = recordRequests(page)
    await page.goto(hrefOf('/', language))
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const before = requests.length
    const ofSearch = ({ url }: { url: string }) => /search\.json|search-dialog|search-box/.test(url)
    const urls = (list: readonly Request[]) => list.map((request) => ({ url: request.url() }))
    expect(urls(requests).filter(ofSearch)).toEqual([])
    await page.keyboard.press('Control+KeyK')
    await field(page).fill(sourceOf(sought.path, language).label)
    await expect(options(page).first().locator('svg path')).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    const fetched = requests.slice(before)
    expect(urls(fetched).filter(ofSearch)).toHaveLength(3)
    expect(new Set(requests.map((request) => request.url())).size).toBe(requests.length)
    const sizes = await Promise.all(fetched.map(async (request) => (await request.sizes()).responseBodySize))
    const kibibytes = sizes.reduce((sum, size) => sum + size, 0) / 1024
    expect(kibibytes).toBeGreaterThan(0.76 * pages.length)
    expect(kibibytes).toBeLessThanOrEqual(budget)
  })

test('says that the index cannot be loaded, lists every page, and tries again', async ({ page }) => {
  let answers = false
  await page.route('**/locales/en/search.json*', (route) =>
    answers ? route.continue() : route.fulfill({ status: 404 }),
  )
  await openByKey(page, '/')
  // Only after the last of several tries, whose waits grow on a busy machine.
  await expect(dialog(page).getByText('could not be loaded')).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: sought.label, exact: true })).toBeVisible()
  answers = true
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await field(page).fill(sought.name)
  await expect(options(page).first()).toContainText(sought.label)
})

test('offline it says so at once, and answers when the connection is back', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  // Lets the dialog's script load, but not its index, as if the connection were lost in between.
  await page.route('**/locales/en/search.json*', (route) => route.abort('internetdisconnected'), { times: 1 })
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }))
  await page.keyboard.press('Control+KeyK')
  await expect(dialog(page).getByText('could not be loaded')).toBeVisible()
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'onLine'))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+KeyK')
  await field(page).fill(sought.name)
  await expect(options(page).first()).toContainText(sought.label)
})

test('knows only sections that exist', async ({ request }) => {
  for (const language of wholeLanguages) {
    const { index } = await (await request.get(textAddress(textsVersion(), language, 'search'))).json()
    const anchors: Record<string, string[]> = {}
    for (const [page, anchor] of index.documents)
      if (anchor) {
        const id: string = index.pages[page][0]
        anchors[id] = [...(anchors[id] ?? []), anchor]
      }
    expect(Object.keys(anchors).length).toBeGreaterThan(index.pages.length / 3)
    for (const [id, names] of Object.entries(anchors)) {
      const html = await (await request.get(hrefOf(pathOf(id as never), language))).text()
      expect(
        names.filter((anchor) => !html.includes(` id="${anchor}"`)),
        `${language} ${id}`,
      ).toEqual([])
    }
  }
})
