import { expect } from '@playwright/test'
import { launch, type Page } from 'puppeteer-core'
import { makeCertificate } from '../../scripts/serve/cloud/certificate.ts'
import { makeClock } from '../../scripts/serve/cloud/clock.ts'
import { startService } from '../../scripts/serve/cloud/service.ts'
import { launchOptions, wholeBrowserPath } from '../../scripts/shared/chromium.ts'
import { chosen } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { vendorScripts } from '../support/vendors.ts'

test.use({ env: { META_PIXEL_ID: '1234567890123' } })

const vendorHost = 'connect.facebook.net'
const [, script] = vendorScripts.find(([pattern]) => pattern.test(vendorHost)) ?? []

/** A vendor's server, and a browser that prerenders: under Playwright Chromium holds a prerendered page's scripts back. */
const open = async () => {
  const tls = await makeCertificate([vendorHost])
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-store' }
  const vendor = await startService({
    clock: makeClock(),
    tls,
    handle: () => ({ status: 200, headers, body: script ?? '' }),
  })
  const { args } = launchOptions(
    `--host-resolver-rules=MAP ${vendorHost} 127.0.0.1:${vendor.port}`,
    `--ignore-certificate-errors-spki-list=${tls.fingerprint}`,
  )
  const browser = await launch({ executablePath: wholeBrowserPath(), args })
  return {
    vendor,
    browser,
    close: async () => {
      await browser.close()
      await vendor.stop()
    },
  }
}

/** Makes the browser prerender a page of this site, as a link's speculation rules do. */
const prerender = (page: Page, url: string) =>
  page.evaluate((address) => {
    const rules = document.createElement('script')
    rules.type = 'speculationrules'
    rules.textContent = JSON.stringify({ prerender: [{ source: 'list', urls: [address] }] })
    document.head.append(rules)
  }, url)

const counted = (page: Page) =>
  page.evaluate(() =>
    ((globalThis as { seenFbq?: string[][] }).seenFbq ?? [])
      .filter(([call]) => call === 'trackSingle')
      .map((call) => call[2]),
  )

test('a page that the browser prerenders', async ({ server }) => {
  const { browser, vendor, close } = await open()
  try {
    const page = await browser.newPage()
    // This page's CSP lets the test add rules.
    await page.goto(`${server.url}/robots.txt`)
    await prerender(page, `${server.url}${chosen.services}`)
    // Two visible pages, opened later, have been counted, so a prerendered one would have been by now.
    for (const times of [1, 2]) {
      const other = await browser.newPage()
      await other.goto(`${server.url}${chosen.services}`)
      await expect.poll(() => counted(other)).toEqual(['PageView', 'ViewContent'])
      expect(vendor.actions).toHaveLength(times)
      await other.close()
    }
    await page.bringToFront()
    await Promise.all([
      page.waitForNavigation(),
      page.evaluate((address) => location.assign(address), `${server.url}${chosen.services}`),
    ])
    await expect.poll(() => counted(page)).toEqual(['PageView', 'ViewContent'])
    expect(vendor.actions).toHaveLength(3)
    // The app has hydrated the page since then, not before.
    const times = () =>
      page.evaluate(() => ({
        activated: performance
          .getEntriesByType('navigation')
          .map((entry) => (entry as unknown as { activationStart: number }).activationStart)[0] as number,
        hydrated: performance.getEntriesByName('hydrated')[0]?.startTime,
      }))
    await expect.poll(async () => (await times()).hydrated).toBeDefined()
    const { activated, hydrated } = await times()
    expect(activated).toBeGreaterThan(0)
    expect(hydrated).toBeGreaterThan(activated)
    expect(await page.$('[data-consent-banner]')).not.toBeNull()
  } finally {
    await close()
  }
})
