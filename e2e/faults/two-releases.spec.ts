import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { otherRelease } from '../../scripts/fixtures/other-release.ts'
import { startRandomBalancer } from '../../scripts/fixtures/random-balancer.ts'
import { serveNginx } from '../../scripts/serve/nginx.ts'
import { footer } from '../../src/catalogue/navigation.ts'
import { hrefOf, pageOf } from '../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { field, options } from '../search/support.ts'
import { hydrated, watchHydration } from '../support/hydrated.ts'

/** The pages of a kind that every page's footer links to. */
const inFooter = (wanted: string) =>
  footer
    .flatMap(({ pages }) => pages)
    .map(pageOf)
    .filter(({ kind }) => kind === wanted)

/** A page with a program, and a service. */
const kinds = [[...inFooter('calculator'), pageOf('pricing')], inFooter('service')].map(([page]) => {
  if (!page) throw new Error('the footer has no service')
  return page
})

/** Serves two releases at one address, which picks either for each request. */
const test = base.extend<{ site: string }, { origins: readonly string[] }>({
  origins: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument
    async ({}, use) => {
      const other = await otherRelease(
        'dist',
        kinds.flatMap(({ path }) => wholeLanguages.map((language) => hrefOf(path, language))),
      )
      const servers = await Promise.all([serveNginx({ dist: 'dist' }), serveNginx(other)])
      await use(servers.map(({ url }) => url))
      await Promise.all(servers.map((server) => server.stop()))
      await other.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  site: async ({ origins }, use, { title }) => {
    const seed = [...title].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 0)
    const balancer = await startRandomBalancer(origins, seed)
    await use(balancer.url)
    balancer.stop()
  },
})

/** Families of the faces that failed to load; ignores fallback fonts, which are local and may be missing. */
const failedFaces = () => {
  const files = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('src').includes('url('))
    .map(({ style }) => style.getPropertyValue('font-family'))
  return [...document.fonts]
    .filter(({ status, family }) => status === 'error' && files.includes(family))
    .map(({ family }) => family)
}

/** Expects the whole style sheets in place of the first view's, and no missing typeface. */
const styled = async (page: Page) => {
  await expect(page.locator('[data-styles]')).toHaveCount(0)
  const rules = await page.evaluate(() => [...document.styleSheets].map(({ cssRules }) => cssRules.length))
  expect(Math.min(...rules)).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(failedFaces)).toEqual([])
}

/** Opens a page, follows a link to a page of another kind, and searches for that page. */
const visit = async (browser: Browser, baseURL: string, number: number) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  await watchHydration(context)
  const page = await context.newPage()
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++
  })
  const language = wholeLanguages[(number >> 1) % wholeLanguages.length] ?? 'en'
  const [from = '', to = ''] = kinds
    .toSorted((a, b) => (number % 2 === 0 ? 0 : kinds.indexOf(b) - kinds.indexOf(a)))
    .map(({ path }) => hrefOf(path, language))
  await page.goto(from)
  await hydrated(page)
  await styled(page)
  const heading = await page.locator('h1').innerText()
  await page.locator(`footer a[href="${to}"]`).first().click()
  await expect(page).toHaveURL(to)
  await expect(page.locator('h1')).not.toHaveText(heading)
  await hydrated(page)
  await styled(page)
  await page.keyboard.press('Control+KeyK')
  await field(page).fill(await page.locator('h1').innerText())
  await expect(options(page).first()).toBeVisible()
  expect(loads).toBeLessThanOrEqual(2)
  await context.close()
}

test.skip(Boolean(process.env.SITE_IMAGE), 'the image of the browser tests has no nginx')

const share = 10

for (let first = 0; first < 200; first += share)
  test(`visits ${first} to ${first + share - 1} meet two releases and are whole, none reloaded more than once`, {
    tag: first === 0 ? [] : '@long',
  }, async ({ browser, site }) => {
    test.setTimeout(180_000)
    for (let number = first; number < first + share; number++) await visit(browser, site, number)
  })
