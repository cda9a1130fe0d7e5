import { expect } from '@playwright/test'
import { consoleLink, sessionCookies, startSession, test } from './cloud-site.ts'

const consoleUrl = 'https://console.provider.localhost'
const domain = '.provider.localhost'

test.use({ variables: { CONSOLE_URL: consoleUrl } })

test.describe('site and console on two hosts of one domain', () => {
  test('renewed tokens stay where both can read them', async ({ page, context, cloud, server }) => {
    await startSession(context, cloud, { expiresIn: -60 }, domain)
    const before = await sessionCookies(context)
    await page.goto(server.url.replace('localhost', 'www.provider.localhost'))
    await expect(consoleLink(page, consoleUrl)).toHaveAttribute('data-session', 'signed-in')
    const after = await sessionCookies(context)
    expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort())
    expect(after.accessToken).not.toBe(before.accessToken)
    expect(new Set((await context.cookies()).map((cookie) => cookie.domain))).toEqual(new Set([domain]))
  })

  test('refused tokens are deleted for both', async ({ page, context, cloud, server }) => {
    await startSession(context, cloud, { expiresIn: -60, refreshToken: 'revoked' }, domain)
    await page.goto(server.url.replace('localhost', 'www.provider.localhost'))
    await expect(consoleLink(page, consoleUrl)).toHaveAttribute('data-session', 'signed-out')
    await expect.poll(() => context.cookies()).toEqual([])
  })
})
