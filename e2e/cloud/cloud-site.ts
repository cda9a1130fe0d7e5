import type { BrowserContext, Page } from '@playwright/test'
import { type LocalCloud, startLocalCloud } from '../../scripts/serve/cloud/local-cloud.ts'
import {
  sessionCookies as cookiesOf,
  type SessionChanges,
} from '../../scripts/serve/cloud/session-cookies.ts'
import { launchOptions } from '../../scripts/shared/chromium.ts'
import { sdkMark } from '../support/requests.ts'
import { test as base } from '../support/site.ts'

export const consoleUrl = 'https://console.provider.example'

interface Fixtures {
  /** The local cloud, without faults or recorded requests. */
  cloud: LocalCloud
}

interface Options {
  /** Variables that override those of the local cloud. */
  variables: Record<string, string>
}

/** Tests the site with a local cloud behind it, which the browser reaches under the real host names. */
export const test = base.extend<Fixtures & Options, { running: LocalCloud }>({
  variables: [{}, { option: true }],
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument
    async ({}, use) => {
      const cloud = await startLocalCloud()
      await use(cloud)
      await cloud.stop()
    },
    // Keeps its start out of the time limit of the worker's first test.
    { scope: 'worker', timeout: 180_000 },
  ],
  launchOptions: [({ running }, use) => use(launchOptions(...running.chromiumArgs)), { scope: 'worker' }],
  env: ({ running, variables }, use) => use({ ...running.env, CONSOLE_URL: consoleUrl, ...variables }),
  cloud: async ({ running }, use) => {
    await running.recover()
    for (const service of Object.values(running.services)) service.actions.length = 0
    await use(running)
  },
})

/** Sets the cookies that the console sets when a person signs in there. */
export const startSession = async (
  context: BrowserContext,
  cloud: LocalCloud,
  changes?: SessionChanges,
  domain = 'localhost',
) => {
  const cookies = cookiesOf(cloud.clientId, await cloud.signIn(), changes)
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      name,
      value,
      domain,
      path: '/',
      secure: true,
    })),
  )
}

/** The session's cookies in the browser, by the last part of their names. */
export const sessionCookies = async (context: BrowserContext): Promise<Record<string, string>> => {
  const cookies = await context.cookies()
  const own = cookies.filter(({ name }) => name.startsWith('CognitoIdentityServiceProvider.'))
  return Object.fromEntries(own.map(({ name, value }) => [name.split('.').at(-1) ?? '', value]))
}

/** The console's link in the header; where a long name leaves it no room, the one in the drawer. */
export const consoleLink = (page: Page, address = consoleUrl) =>
  page.locator(`header a[href="${address}"]`).last()

/** Collects scripts with code of the SDK, and requests to other hosts. */
export const watchSdk = (page: Page) => {
  const scripts: string[] = []
  const requests: string[] = []
  const reading: Promise<unknown>[] = []
  page.on('request', (request) => {
    const { hostname } = new URL(request.url())
    if (hostname.endsWith('.amazonaws.com')) requests.push(`${request.method()} ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const read = response.text().then((text) => text.includes(sdkMark) && scripts.push(response.url()))
    reading.push(read.catch(() => undefined))
  })
  return {
    requests,
    scripts: async () => {
      await Promise.all(reading)
      return scripts
    },
  }
}
