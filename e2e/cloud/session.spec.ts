import { expect, type Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { drawn, recordShifts } from '../support/layout-shift.ts'
import { chosen } from '../support/pages.ts'
import { consoleLink, sessionCookies, startSession, test, watchSdk } from './cloud-site.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const refresh = 'GetTokensFromRefreshToken'

const expectState = async (page: Page, state: string, text: string, name: string | RegExp = text) => {
  await expect(consoleLink(page)).toHaveAttribute('data-session', state)
  await expect(consoleLink(page)).toHaveText(text)
  const isWideEnough = await page
    .locator('[class*=consoleRoom]')
    .evaluate(
      (room) =>
        room.clientWidth >= 5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    )
  await expect(consoleLink(page)).toBeVisible({ visible: isWideEnough })
  // In a closed drawer it has no name.
  if (isWideEnough) await expect(consoleLink(page)).toHaveAccessibleName(name)
}
const expectSignedIn = (page: Page) => expectState(page, 'signed-in', 'ConsoleA', 'Go to console')
const expectSignedOut = (page: Page) => expectState(page, 'signed-out', 'Console')

test('an anonymous visitor loads nothing of the SDK', async ({ page, cloud, complaints }) => {
  const sdk = watchSdk(page)
  for (const path of ['/', chosen.service, chosen.contact, chosen.downloads, '/th']) {
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
  }
  await expectState(page, 'signed-out', 'คอนโซล')
  expect(await sdk.scripts()).toEqual([])
  expect(sdk.requests).toEqual([])
  expect(Object.values(cloud.services).flatMap(({ actions }) => actions)).toEqual([])
  expect(complaints).toEqual([])
})

for (const width of [1200, 1440])
  test(`the site shows a session of the console without a layout shift at ${width} px`, async ({
    page,
    context,
    cloud,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await startSession(context, cloud)
    // A late typeface would move text, too.
    const kept: string[] = []
    await page.route('**/*.woff2', (route) => {
      kept.push('error: Failed to load resource: net::ERR_FAILED')
      return route.abort()
    })
    const shifts = await recordShifts(page)
    const sdk = watchSdk(page)
    await page.goto('/')
    await expectSignedIn(page)
    expect(await sdk.scripts()).toHaveLength(1)
    expect(cloud.services.userPool.actions).toEqual([])
    await drawn(page)
    expect(await shifts()).toEqual([])
    expect(complaints.filter((complaint) => !complaint.includes('.woff2'))).toEqual(kept)
  })

test('expired tokens are renewed with the client, the refresh token and nothing else', async ({
  page,
  context,
  cloud,
}) => {
  await startSession(context, cloud, { expiresIn: -60 })
  const before = await sessionCookies(context)
  const request = page.waitForRequest(/cognito-idp/)
  await page.goto('/')
  expect((await request).postDataJSON()).toEqual({
    ClientId: cloud.env.COGNITO_USER_POOL_CLIENT_ID,
    RefreshToken: before.refreshToken,
  })
  await expectSignedIn(page)
  expect(cloud.services.userPool.actions).toEqual([refresh])
  const after = await sessionCookies(context)
  expect(after.accessToken).not.toBe(before.accessToken)
  expect(after.refreshToken).toBe(before.refreshToken)
  const [kept] = (await context.cookies()).filter(({ name }) => name.endsWith('.accessToken'))
  expect(kept).toMatchObject({ secure: true, path: '/', domain: 'localhost' })
  expect((kept?.expires ?? 0) / 86_400 - Date.now() / 86_400_000).toBeCloseTo(365, 1)
})

test('a device that the pool remembers is named in the refresh', async ({ page, context, cloud }) => {
  await startSession(context, cloud, { expiresIn: -60, deviceKey: 'ap-southeast-1_device' })
  const request = page.waitForRequest(/cognito-idp/)
  await page.goto('/')
  expect((await request).postDataJSON()).toMatchObject({ DeviceKey: 'ap-southeast-1_device' })
  await expectSignedIn(page)
})

test('tokens count as expired five seconds early', async ({ page, context, cloud }) => {
  await startSession(context, cloud, { expiresIn: 3 })
  await page.goto('/')
  await expectSignedIn(page)
  expect(cloud.services.userPool.actions).toEqual([refresh])
})

test('a refused refresh signs out', async ({ page, context, cloud }) => {
  await startSession(context, cloud, { expiresIn: -60, refreshToken: 'revoked' })
  await page.goto('/')
  await expectSignedOut(page)
  expect(cloud.services.userPool.actions).toEqual([refresh])
  await expect.poll(() => sessionCookies(context)).toEqual({})
})

for (const status of [429, 500, 502, 503, 504])
  test(`${status} twice, then an answer: the third attempt counts`, async ({ page, context, cloud }) => {
    await startSession(context, cloud, { expiresIn: -60 })
    await cloud.services.userPool.inject({ fault: { kind: 'status', status }, times: 2 })
    await page.goto('/')
    await expectSignedIn(page)
    expect(cloud.services.userPool.actions).toEqual([refresh, refresh, refresh])
  })

test('a server that stays broken is asked three times, then the tokens are deleted', async ({
  page,
  context,
  cloud,
}) => {
  await startSession(context, cloud, { expiresIn: -60 })
  await cloud.services.userPool.inject({ fault: { kind: 'status', status: 500 } })
  await page.goto('/')
  await expectSignedOut(page)
  expect(cloud.services.userPool.actions).toEqual([refresh, refresh, refresh])
  await expect.poll(() => sessionCookies(context)).toEqual({})
})

for (const kind of ['refused', 'reset'] as const)
  test(`a network that fails (${kind}) leaves the tokens, and the session unknown until it is back`, async ({
    page,
    context,
    cloud,
  }) => {
    await startSession(context, cloud, { expiresIn: -60 })
    const before = await sessionCookies(context)
    await cloud.services.userPool.inject({ fault: { kind } })
    const attempts: string[] = []
    page.on('request', (request) => request.url().includes('cognito-idp') && attempts.push(request.method()))
    await page.goto('/')
    await expectState(page, 'unknown', 'Console?', /^Go to console \(No connection: /)
    expect(await sessionCookies(context)).toEqual(before)
    expect(attempts).toEqual(['POST', 'POST', 'POST'])
    await cloud.recover()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expectSignedIn(page)
  })

test('without the SDK’s own script the session is unknown, and the page works', async ({
  page,
  context,
  cloud,
}) => {
  await startSession(context, cloud)
  await page.route('**/assets/amplify-*.js', (route) => route.abort())
  await page.goto('/')
  await expectState(page, 'unknown', 'Console?', /^Go to console \(No connection: /)
  await page.locator(`footer a[href="${chosen.services}"]`).click()
  await expect(page).toHaveURL(chosen.services)
})

const minute = 60_000

test('a cloud ten minutes ahead: tokens that this clock still takes for valid are renewed', async ({
  page,
  context,
  cloud,
}) => {
  cloud.clock.offset = 10 * minute
  await startSession(context, cloud, { expiresIn: -300, clockDrift: 10 * minute })
  await page.goto('/')
  await expectSignedIn(page)
  expect(cloud.services.userPool.actions).toEqual([refresh])
  const drift = Number((await sessionCookies(context)).clockDrift)
  expect(Math.abs(drift - 10 * minute)).toBeLessThan(5000)
})

test('a cloud ten minutes behind: tokens that this clock takes for expired are still used', async ({
  page,
  context,
  cloud,
}) => {
  cloud.clock.offset = -10 * minute
  await startSession(context, cloud, { expiresIn: 300, clockDrift: -10 * minute })
  await page.goto('/')
  await expectSignedIn(page)
  expect(cloud.services.userPool.actions).toEqual([])
})

test('signing out or in on the console takes effect when the visitor comes back', async ({
  page,
  context,
  cloud,
}) => {
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await startSession(context, cloud)
  await page.goto('/')
  await expectSignedIn(page)
  await context.clearCookies()
  await comeBack()
  await expectSignedOut(page)
  await startSession(context, cloud)
  await comeBack()
  await expectSignedIn(page)
})

test('tokens that cannot be read are deleted, not read again on every page', async ({
  page,
  context,
  cloud,
}) => {
  await startSession(context, cloud)
  const damaged = (await context.cookies()).filter(({ name }) => name.endsWith('.accessToken'))
  await context.addCookies(damaged.map((cookie) => ({ ...cookie, value: 'not.a.token' })))
  await page.goto('/')
  await expectSignedOut(page)
  await expect.poll(() => sessionCookies(context)).toEqual({})
  expect(cloud.services.userPool.actions).toEqual([])
})

test('expired tokens without a refresh token are deleted silently', async ({
  page,
  context,
  cloud,
  complaints,
}) => {
  await startSession(context, cloud, { expiresIn: -60, refreshToken: '' })
  await page.goto('/')
  await expectSignedOut(page)
  await expect.poll(() => sessionCookies(context)).toEqual({})
  expect(cloud.services.userPool.actions).toEqual([])
  expect(complaints).toEqual([])
})
