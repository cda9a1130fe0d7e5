import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, type Page } from '@playwright/test'
import site from '../../package.json' with { type: 'json' }
import { cases } from '../calculators/cases.ts'
import { addressOf, input, open } from '../calculators/support.ts'
import { addFailure, breakPart } from '../support/broken-code.ts'
import { hydrated, isHydrated } from '../support/hydrated.ts'
import { idle } from '../support/idle.ts'
import { chosen, inThai } from '../support/pages.ts'
import { test } from '../support/site.ts'

interface Arrival {
  readonly type: string | undefined
  readonly report: Record<string, string>
}

const arrivals: Arrival[] = []

const receiver = createServer(async (request, response) => {
  arrivals.push({ type: request.headers['content-type'], report: JSON.parse(await text(request)) })
  response.writeHead(204).end()
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
receiver.unref()
const { port } = receiver.address() as AddressInfo

test.use({ env: { ERROR_REPORT_URL: `http://127.0.0.1:${port}/errors` }, locale: 'en-GB' })
test.beforeEach(() => void arrivals.splice(0))

const messages = () => arrivals.map(({ report }) => report.message)

/** Throws from the site's own code, each message in a separate task. */
const fail = (page: Page, ...errors: string[]) =>
  page.evaluate((all) => {
    for (const message of all) setTimeout(() => window.fail?.(message))
  }, errors)

const openWithFailure = async (page: Page, path: string) => {
  await addFailure(page)
  await page.goto(path)
  await hydrated(page)
}

/** Waits long enough for thrown errors to be reported. */
const settled = async (page: Page) => {
  await idle(page)
  await fail(page, 'the end')
  await expect.poll(messages).toContainEqual(expect.stringContaining('the end'))
}

test('an app that throws at start is reported, and the page can be read', async ({ page, complaints }) => {
  await page.route(/\/assets\/site-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new TypeError('no such engine')" }),
  )
  await page.goto(`${inThai(chosen.services)}?utm_source=x#y`)
  await expect.poll(() => arrivals.length).toBe(1)
  expect(arrivals).toEqual([
    {
      type: 'text/plain;charset=UTF-8',
      report: {
        message: expect.stringMatching(/the app did not start: TypeError: no such engine$/),
        place: expect.stringMatching(/^site-[\w-]+\.js:1:\d+$/),
        release: site.version,
        page: inThai(chosen.services),
        browser: await page.evaluate(() => navigator.userAgent),
      },
    },
  ])
  expect(await isHydrated(page)).toBe(false)
  await expect(page.locator('h1')).toBeVisible()
  expect(complaints.join()).toContain('the app did not start')
})

test('a part that fails is reported without what the visitor typed', async ({ page }) => {
  const [calculator] = cases
  test.skip(!calculator, 'the site has no calculators')
  if (!calculator) return
  const { id, field } = calculator
  await breakPart(page, /\/assets\/widget-[^/]+\.js$/, 'Widget')
  await open(page, id)
  await page.evaluate(() => {
    window.isBroken = true
  })
  await input(page, field).fill('777 Somchai')
  await expect.poll(messages).toHaveLength(1)
  expect(messages()[0]).toMatch(/^TypeError: a broken part has/)
  expect(JSON.stringify(arrivals)).not.toMatch(/777|Somchai/i)
  expect(arrivals[0]?.report.page).toBe(addressOf(id))
})

test('each message is reported once, at most five per page', async ({ page, complaints }) => {
  await openWithFailure(page, chosen.services)
  await fail(page, 'first', 'first', 'first')
  await expect.poll(messages).toEqual(['Error: first'])
  await fail(page, 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh')
  await expect.poll(messages).toHaveLength(5)
  await idle(page)
  // Reports are sent in parallel, so they may arrive in any order.
  const sent = ['first', 'second', 'third', 'fourth', 'fifth'].map((word) => `Error: ${word}`)
  expect(messages().toSorted()).toEqual(sent.toSorted())
  expect(complaints.filter((complaint) => /security policy/i.test(complaint))).toEqual([])
})

test('promises that nobody waits for are reported', async ({ page }) => {
  await openWithFailure(page, chosen.services)
  await page.evaluate(() => void Promise.resolve('rejected').then(window.fail))
  await expect.poll(messages).toEqual(['Error: rejected'])
})

test('errors of other scripts are not reported', async ({ page }) => {
  await page.route('https://other.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new Error('of another host')" }),
  )
  await openWithFailure(page, chosen.services)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('of an extension')
    })
    const error = new Error('of an extension')
    error.stack = `Error: of an extension\n    at run (chrome-extension://abcdef/content.js:1:2)\n    at fetch (${location.origin}/assets/site-x.js:1:2)`
    dispatchEvent(new ErrorEvent('error', { error, message: error.message }))
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
    void Promise.reject(new Error('of an extension'))
  })
  await settled(page)
  expect(messages()).toEqual(['Error: the end'])
})

test.describe('without a receiver', () => {
  test.use({ env: {} })
  test('only the console has the error', async ({ page, complaints }) => {
    const beacons: string[] = []
    page.on('request', (request) => request.resourceType() === 'ping' && beacons.push(request.url()))
    await openWithFailure(page, chosen.services)
    await fail(page, 'unheard')
    await expect.poll(() => complaints).toEqual(['error: unheard'])
    expect(beacons).toEqual([])
    expect(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    ).not.toContainEqual(expect.stringContaining('/assets/error-report-'))
  })
})
