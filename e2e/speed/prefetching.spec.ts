import { expect, type Page, type Request } from '@playwright/test'
import type { PageId } from '../../src/catalogue/pages.ts'
import { pagesOf } from '../../src/catalogue/some-page.fixture.ts'
import { pathOf } from '../../src/catalogue/urls.ts'
import { connections, stubConnection } from '../support/connection.ts'
import { hydrated } from '../support/hydrated.ts'
import {
  chosen,
  headingOf,
  inFooter,
  inThai,
  pagesWith,
  servicesMenu,
  sourceOf,
  textsOf,
} from '../support/pages.ts'
import { test } from '../support/site.ts'

interface Recorded {
  made: Set<Request>
  unanswered: Set<Request>
}

/** The requests of a page that `open` has opened. */
const requestsOf = new WeakMap<Page, Recorded>()

/** Opens a page on a simulated connection. @returns a list that grows as texts of other pages are requested */
const open = async (page: Page, path: string, line: keyof typeof connections) => {
  await page.addInitScript(stubConnection, connections[line])
  const made = new Set<Request>()
  const unanswered = new Set<Request>()
  requestsOf.set(page, { made, unanswered })
  const fetched: string[] = []
  const textsUrl = `pages${path.replace(/^\/th\b/, '')}`
  page.on('requestfinished', (request) => unanswered.delete(request))
  page.on('requestfailed', (request) => unanswered.delete(request))
  page.on('request', (request) => {
    made.add(request)
    unanswered.add(request)
    const [, texts] = /\/locales\/\w+\/(pages\/.+)\.json/.exec(request.url()) ?? []
    if (texts && texts !== textsUrl) fetched.push(texts)
  })
  await page.goto(path)
  await hydrated(page)
  return fetched
}

const services = (page: Page) => page.locator('header summary').first()

/** Waits until every request is answered and half a second passes without another. */
const quiet = async (page: Page) => {
  const { made, unanswered } = requestsOf.get(page) as Recorded
  for (let before = -1; before < made.size; await page.waitForTimeout(500)) {
    before = made.size
    await expect.poll(() => unanswered.size).toBe(0)
  }
}

/** The requests after the first `count`, once answered, with the sizes of their bodies in bytes. */
const sentSince = (page: Page, count: number) =>
  Promise.all(
    [...(requestsOf.get(page) as Recorded).made]
      .slice(count)
      .map(async (request) => ({ url: request.url(), bytes: (await request.sizes()).responseBodySize })),
  )

test.use({ locale: 'en-GB', hasTouch: true })

test('on a usual line only what is pointed at is fetched, once', async ({ page }) => {
  const fetched = await open(page, chosen.services, 'usual')
  await quiet(page)
  expect(fetched).toEqual([])
  const link = page.locator(`main a[href="${chosen.service}"]`).first()
  await link.hover()
  await expect.poll(() => fetched).toEqual([textsOf(chosen.service)])
  await page.mouse.move(0, 0)
  await link.hover()
  await link.focus()
  await quiet(page)
  expect(fetched).toEqual([textsOf(chosen.service)])
})

test('focus fetches', async ({ page }) => {
  const fetched = await open(page, chosen.services, 'usual')
  await page.locator(`main a[href="${chosen.otherService}"]`).first().focus()
  await expect.poll(() => fetched).toEqual([textsOf(chosen.otherService)])
})

test('a touch fetches when it starts', async ({ page }) => {
  const fetched = await open(page, chosen.services, 'usual')
  await page.locator(`main a[href="${chosen.otherService}"]`).first().dispatchEvent('touchstart')
  await expect.poll(() => fetched).toEqual([textsOf(chosen.otherService)])
})

for (const path of [chosen.privacy, inThai(chosen.privacy)])
  test(`on ${path} an open menu fetches its pages on a fast line`, async ({ page }) => {
    const fetched = await open(page, path, 'fast')
    await services(page).click()
    const links = await page.locator('header details[open] a').count()
    expect(links).toBeGreaterThanOrEqual(servicesMenu.length)
    await quiet(page)
    expect(new Set(fetched).size).toBeGreaterThanOrEqual(links)
    expect(fetched).toContain(textsOf(chosen.service))
    expect(fetched).toContain(textsOf(chosen.services))
  })

for (const line of ['usual', 'slow', 'unknown'] as const)
  test(`on a line that is ${line} an open menu fetches its details, then the page pointed at`, async ({
    page,
  }) => {
    const fetched = await open(page, chosen.privacy, line)
    await quiet(page)
    const before = (await sentSince(page, 0)).length
    await services(page).click()
    await quiet(page)
    expect(fetched).toEqual([])
    const sent = await sentSince(page, before)
    expect(sent.map(({ url }) => url)).toEqual([expect.stringContaining('/menu.json')])
    expect(sent[0]?.bytes).toBeLessThan(20 * 1024)
    await page.locator(`header details[open] a[href="${chosen.otherService}"]`).hover()
    await expect.poll(() => fetched).toEqual([textsOf(chosen.otherService)])
  })

test('a page that is clicked does not wait for those of the open menu', async ({ page }) => {
  await open(page, chosen.privacy, 'fast')
  const delayed: string[] = []
  await page.route('**/locales/en/pages/**', async (route) => {
    if (
      route
        .request()
        .url()
        .includes(`/${textsOf(chosen.otherService)}.json`)
    )
      return route.continue()
    delayed.push(route.request().url())
  })
  await services(page).click()
  await expect.poll(() => delayed.length).toBeGreaterThan(0)
  // Marks the document: a slow navigation would become a full load, which shows the page too.
  await page.evaluate(() => document.documentElement.setAttribute('data-document', 'first'))
  const inMenu = await page.locator('header details[open] a').count()
  await page.locator(`header details[open] a[href="${chosen.otherService}"]`).click()
  await expect(page.locator('main h1')).toContainText(headingOf(chosen.otherService))
  await expect(page.locator('html')).toHaveAttribute('data-document', 'first')
  // The first four are fetched at once, and the promoted page is the menu's last.
  if (inMenu > 4)
    expect(delayed.filter((url) => url.includes(`/${textsOf(chosen.pricing)}.json`))).toEqual([])
})

test('a menu opened before the app has started fetches too', async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/site-*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  const opening = open(page, chosen.privacy, 'fast')
  await services(page).click()
  const texts = page.waitForRequest(`**/locales/en/${textsOf(chosen.otherService)}.json*`)
  gate.resolve()
  await opening
  await texts
})

test('a prefetched page is shown without a further request', async ({ page }) => {
  const fetched = await open(page, chosen.services, 'usual')
  await page.locator(`main a[href="${chosen.service}"]`).first().hover()
  await expect.poll(() => fetched).toContain(textsOf(chosen.service))
  await quiet(page)
  const requested: string[] = []
  page.on('request', (request) => {
    // Leaves out the favicon, which the browser requests again.
    if (!/favicon\.svg$/.test(request.url())) requested.push(request.url())
  })
  await page.locator(`main a[href="${chosen.service}"]`).first().click()
  await expect(page.locator('h1')).toHaveText(headingOf(chosen.service))
  expect(requested).toEqual([])
})

/** Whether the text of a page links to a calculator. */
const leadsToCalculator = (path: string) =>
  pagesOf('calculator').some(({ id }) => JSON.stringify(sourceOf(path)).includes(`(page:${id}`))

test('on a fast line the links in view are fetched, as the page is scrolled, but no calculator', async ({
  page,
}) => {
  const lastOf = (path: string) => pathOf(sourceOf(path).related.at(-1) as PageId)
  const [from] = pagesWith('service').filter(
    (path) => leadsToCalculator(path) && lastOf(path) !== chosen.services,
  )
  test.skip(!from, 'no service leads to a calculator and then to another page')
  if (!from) return
  const last = lastOf(from)
  const fetched = await open(page, from, 'fast')
  await expect.poll(() => fetched).toContain(textsOf(chosen.services))
  expect(fetched).not.toContain(textsOf(last))
  await page.locator('main nav:visible').last().scrollIntoViewIfNeeded()
  await expect.poll(() => fetched).toContain(textsOf(last))
  await quiet(page)
  const links = await page
    .locator('main a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links.filter((href) => pagesWith('calculator').some((path) => href?.startsWith(path)))).not.toEqual(
    [],
  )
  expect(fetched.filter((texts) => texts.includes('calculator'))).toEqual([])
})

test('on a fast line the links in view of the next page are fetched too, below its head', async ({
  page,
}) => {
  const servicesRelated = (path: string) =>
    sourceOf(path).related.filter((id) => pagesOf('service').some((service) => service.id === id))
  const from = pagesWith('service').find((path) => inFooter(path) && servicesRelated(path).length > 0)
  test.skip(!from, 'no service in the footer leads to another')
  const fetched = await open(page, chosen.privacy, 'fast')
  await page.locator(`footer a[href="${from}"]`).click()
  await expect(page).toHaveURL(from ?? '')
  await quiet(page)
  const related = page.locator('main nav:visible').last()
  const next = `pages${await related.locator(`a[href^="${chosen.services}/"]`).last().getAttribute('href')}`
  expect(fetched).not.toContain(next)
  await related.scrollIntoViewIfNeeded()
  await expect.poll(() => fetched).toContain(next)
})

test('nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
  const fetched = await open(page, chosen.services, 'sparing')
  await quiet(page)
  const before = (await sentSince(page, 0)).length
  await services(page).click()
  await services(page).click()
  await quiet(page)
  expect(await sentSince(page, before)).toEqual([])
  const link = page.locator(`main a[href="${chosen.service}"]`).first()
  await link.hover()
  await link.focus()
  await quiet(page)
  expect(fetched).toEqual([])
  await link.click()
  await expect(page.locator('h1')).toHaveText(headingOf(chosen.service))
  expect(fetched).toEqual([textsOf(chosen.service)])
})
