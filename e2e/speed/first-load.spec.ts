import { expect, type Page, type Request } from '@playwright/test'
import { onePerKind } from '../../scripts/shared/one-per-kind.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { languageCodes } from '../../src/i18n/languages.ts'
import { actBeforeHydration, hydrated } from '../support/hydrated.ts'
import { test } from '../support/site.ts'
import { requestBudgets, scriptBudget } from './budgets.ts'

/** Loads a page to its end and gives what it asked for until it was taken over, and in all. */
const load = async (page: Page, path: string) => {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (!/\/favicon\./.test(request.url())) requests.push(request)
  })
  await page.goto(path)
  await hydrated(page)
  const untilHydrated = requests.length
  await page.waitForLoadState('networkidle')
  return { requests, untilHydrated }
}

const isScript = (request: Request) => request.resourceType() === 'script'
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Bytes of the body as it was sent. */
const sentBytes = async (request: Request) => (await request.sizes()).responseBodySize

/** Words that only the code in question has. */
const foreignCode = [
  ['Amplify', 'fetchAuthSession'],
  ['the widgets’ library', 'MuiInputBase'],
  ['charts and results', 'data-figure'],
  ['a calculator’s rules', 'hotSpares'],
] as const

test.use({ locale: 'en-GB' })

const content = onePerKind.filter((page) => page.kind !== 'calculator')

for (const { path, kind } of content)
  test(`${kind}: scripts are within the budget, and none is of another page`, async ({ page }) => {
    const scripts = (await load(page, path)).requests.filter(isScript)
    const bytes = sum(await Promise.all(scripts.map(sentBytes)))
    expect(bytes).toBeGreaterThan(50 * 1024)
    expect(bytes).toBeLessThanOrEqual(scriptBudget * 1024)
    const code = (await Promise.all(scripts.map(async (script) => (await script.response())?.text()))).join()
    for (const [what, word] of foreignCode) expect(code.includes(word), what).toBe(false)
  })

test('the words looked for are in the code of those who need it', async ({ page }) => {
  const { requests } = await load(page, '/community/it-calculator/calculate-raid')
  const scripts = requests.filter(isScript)
  const code = (await Promise.all(scripts.map(async (script) => (await script.response())?.text()))).join()
  for (const [what, word] of foreignCode.slice(1)) expect(code.includes(word), what).toBe(true)
})

for (const { path, kind } of onePerKind)
  for (const language of languageCodes)
    test(`${kind} in ${language}: few requests until it is taken over`, async ({ page }) => {
      const budget = requestBudgets[kind === 'calculator' ? kind : 'other']
      const { requests, untilHydrated } = await load(page, hrefOf(path, language))
      expect(untilHydrated).toBeGreaterThan(5)
      expect(untilHydrated).toBeLessThanOrEqual(budget)
      const urls = requests.map((request) => request.url())
      expect(new Set(urls).size, 'nothing is fetched twice').toBe(urls.length)
    })

test('no request stands before the first paint but the page’s own, its fonts and the boot script', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>()
  const held: string[] = []
  await page.route(/\/assets\/.+\.(?:js|css)$|\/config\.js$|\/locales\//, async (route) => {
    held.push(new URL(route.request().url()).pathname)
    await gate.promise
    await route.continue()
  })
  await page.goto('/services/nutanix', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  expect(held.filter((path) => !/^\/(?:config|assets\/boot-[\w-]+)\.js$/.test(path))).toEqual([])
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontWeight)).toBe('600')
  gate.resolve()
  await hydrated(page)
})

for (const path of ['/services/nutanix', '/contact-us', '/community/it-calculator/calculate-raid'])
  test(`${path}: the app asks for nothing more once it is there`, async ({ page }) => {
    // Who saves data gets no other page fetched ahead.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\.(?:js|css|json)$/.test(pathname)) asked.push(pathname)
    })
    let before: string[] = []
    await actBeforeHydration(page, path, async () => {
      await expect.poll(() => asked.some((address) => address.startsWith('/locales/en/pages/'))).toBe(true)
      await page.waitForTimeout(300)
      before = [...asked]
    })
    expect(asked).toEqual(before)
  })

test('without scripts the whole style sheet is not fetched, and menus and questions open', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/services/nutanix', { waitUntil: 'networkidle' })
  expect(asked.filter((url) => url.endsWith('.css'))).toEqual([])
  await page.locator('header summary').first().click()
  await expect(page.locator('header details[open] a').first()).toBeVisible()
  await page.locator('main details summary').last().click()
  await expect(page.locator('main details[open] p').last()).toBeVisible()
  await context.close()
})
