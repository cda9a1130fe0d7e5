import type { BrowserContext, Page } from '@playwright/test'
import { type LocalCloud, type ServiceName, startLocalCloud } from '../../scripts/cloud/local-cloud.ts'
import { shiftToken } from '../../scripts/cloud/tokens.ts'
import { launchOptions } from '../support/chromium.ts'
import { test as base } from '../support/site.ts'

export const consoleUrl = 'https://console.khram.example'

interface Fixtures {
  /** The local cloud with everything in order, and nothing asked of it yet. */
  cloud: LocalCloud
}

interface Options {
  /** Variables that differ from those of the local cloud. */
  variables: Record<string, string>
  running: LocalCloud
}

/** A test against the site with a local cloud behind it, which the browser reaches under the real host names. */
export const test = base.extend<Fixtures, Options>({
  variables: [{}, { scope: 'worker', option: true }],
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures a fixture needs in this place
    async ({}, use) => {
      const cloud = await startLocalCloud()
      await use(cloud)
      await cloud.stop()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ running }, use) => {
      const { args = [], ...options } = launchOptions()
      await use({ ...options, args: [...args, ...running.chromiumArgs] })
    },
    { scope: 'worker' },
  ],
  env: [
    async ({ running, variables }, use) => {
      await use({ ...running.env, CONSOLE_URL: consoleUrl, ...variables })
    },
    { scope: 'worker' },
  ],
  cloud: async ({ running }, use) => {
    await running.recover()
    for (const service of Object.values(running.services)) service.asked.length = 0
    await use(running)
  },
})

interface SessionChanges {
  /** Seconds from now, by the cloud's clock, at which the tokens expire; an hour unless named. */
  expiresIn?: number
  refreshToken?: string
  /** Milliseconds that the console found the cloud's clock ahead of this browser's. */
  clockDrift?: number
}

/** Leaves the cookies that the console leaves in the browser of a person who has signed in there. */
export const startSession = async (
  context: BrowserContext,
  cloud: LocalCloud,
  changes: SessionChanges = {},
) => {
  const { AccessToken, IdToken, RefreshToken } = await cloud.signIn()
  const { expiresIn = 3600, refreshToken = RefreshToken, clockDrift = 0 } = changes
  const aged = (token: string) => shiftToken(token, (expiresIn - 3600) * 1000)
  const user = 'arisa'
  const cookies = {
    LastAuthUser: user,
    [`${user}.accessToken`]: aged(AccessToken),
    [`${user}.idToken`]: aged(IdToken),
    [`${user}.refreshToken`]: refreshToken,
    [`${user}.clockDrift`]: String(clockDrift),
  }
  const prefix = `CognitoIdentityServiceProvider.${cloud.env.COGNITO_USER_POOL_CLIENT_ID}`
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      name: `${prefix}.${name}`,
      value,
      domain: 'localhost',
      path: '/',
      secure: true,
    })),
  )
}

/** The session's cookies that the browser holds now, by the last part of their names. */
export const sessionCookies = async (context: BrowserContext): Promise<Record<string, string>> => {
  const cookies = await context.cookies()
  const own = cookies.filter(({ name }) => name.startsWith('CognitoIdentityServiceProvider.'))
  return Object.fromEntries(own.map(({ name, value }) => [name.split('.').at(-1) ?? '', value]))
}

export const consoleLink = (page: Page) => page.locator(`header a[href="${consoleUrl}"]`)

/** A text that only the SDK's own code holds. */
const sdkMark = 'AWSCognitoIdentityProviderService'

/** Collects the scripts that hold code of the SDK, and the requests that leave this machine's own addresses. */
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

/** How often the local cloud was asked for anything, by service. */
export const asked = ({ services }: LocalCloud, name: ServiceName) => services[name].asked
