import { expect } from '@playwright/test'
import { connections, stubConnection } from '../support/connection.ts'
import { actBeforeHydration, hydrated } from '../support/hydrated.ts'
import { idle } from '../support/idle.ts'
import { chosen } from '../support/pages.ts'
import { calculatorCode, codeOf, isScript, recordRequests } from '../support/requests.ts'
import { test } from '../support/site.ts'

test.use({ locale: 'en-GB' })

// e2e/pages.spec.ts checks the budgets of every page.
test('a calculator’s code contains the words that the code of other pages must not contain', async ({
  page,
}) => {
  test.skip(!chosen.hasCalculators, 'the site has no calculators')
  const requests = recordRequests(page)
  await page.goto(chosen.calculator)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const code = await codeOf(requests.filter(isScript))
  for (const [what, word] of calculatorCode) expect(code.includes(word), what).toBe(true)
})

test('the first view is painted and styled while nothing but the page itself and its fonts has come', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>()
  const delayed: string[] = []
  await page.route(/\/assets\/.+\.(?:js|css)$|\/config\.js$|\/locales\//, async (route) => {
    delayed.push(new URL(route.request().url()).pathname)
    await gate.promise
    await route.continue()
  })
  await page.goto(chosen.service, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  expect(delayed.filter((path) => !/^\/(?:config\.js|assets\/[\w-]+\.css)$/.test(path))).toEqual([])
  // Everything after the first view waits for the style sheet.
  await expect.poll(() => delayed.filter((path) => path.endsWith('.css'))).toHaveLength(1)
  expect(await page.locator('main h2').count()).toBe(0)
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontWeight)).toBe('600')
  gate.resolve()
  await hydrated(page)
})

for (const path of [chosen.service, chosen.contact, chosen.calculator])
  test(`${path}: each script is sent once, and run from the cache`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    const sent = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, transferSize }) => /\/assets\/.+\.js$/.test(name) && transferSize > 0)
        .map(({ name }) => name),
    )
    expect(sent.length).toBeGreaterThan(2)
    expect(sent).toEqual([...new Set(sent)])
  })

for (const path of [chosen.service, chosen.contact, chosen.calculator])
  test(`${path}: hydration requests nothing more`, async ({ page }) => {
    // Turns prefetching off.
    await page.addInitScript(stubConnection, connections.sparing)
    const requested: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\.(?:js|css|json)$/.test(pathname)) requested.push(pathname)
    })
    let before: string[] = []
    await actBeforeHydration(page, path, async () => {
      await expect.poll(() => requested.some((address) => address.includes('/locales/en/pages/'))).toBe(true)
      await idle(page)
      before = [...requested]
    })
    // Each script is fetched, then run from the cache.
    expect([...new Set(requested)]).toEqual([...new Set(before)])
  })

test('without scripts menus and questions open', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const page = await context.newPage()
  await page.goto(chosen.service)
  await page.locator('header summary').first().click()
  await expect(page.locator('header details[open] a').first()).toBeVisible()
  // Some folds are within others.
  const summary = page.locator('main summary:visible').last()
  await summary.click()
  const answer = page.locator('main details[open] > summary:visible + *').last()
  await expect(answer).toBeVisible()
  await context.close()
})
