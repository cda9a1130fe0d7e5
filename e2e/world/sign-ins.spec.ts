import { type BrowserContext, expect } from '@playwright/test'
import type { LocalCloud } from '../../scripts/serve/cloud/local-cloud.ts'
import { sessionCookies as cookiesOf } from '../../scripts/serve/cloud/session-cookies.ts'
import { consoleLink, startSession, test } from '../cloud/cloud-site.ts'
import { hydrated } from '../support/hydrated.ts'
import { chosen, inThai } from '../support/pages.ts'
import { violations } from '../support/violations.ts'

test.use({ locale: 'en-GB' })

const prefix = 'CognitoIdentityServiceProvider'

/** Adds the cookies of another account's sign-in, in the size of a real pool's tokens. @returns their size in bytes */
const addAccount = async (context: BrowserContext, cloud: LocalCloud, client: string, user: string) => {
  const cookies = Object.entries(cookiesOf(client, await cloud.signIn()))
    .filter(([name]) => !name.endsWith('LastAuthUser'))
    .map(([name, value]) => ({
      name: name.replace('.arisa.', `.${user}.`),
      value: /Token$/.test(name) ? value.padEnd(1400, 'x') : value,
      domain: 'localhost',
      path: '/',
      secure: true,
    }))
  await context.addCookies(cookies)
  return cookies.reduce((total, { name, value }) => total + name.length + value.length + 3, 0)
}

const users = async (context: BrowserContext) => {
  const names = (await context.cookies()).map(({ name }) => name.split('.'))
  return [...new Set(names.flatMap(([first, , user, what]) => (first === prefix && what ? [user] : [])))]
}

test('cookies of two sign-ins', async ({ page, context, cloud, complaints }) => {
  await startSession(context, cloud)
  const bytes = await addAccount(context, cloud, cloud.clientId, 'boonmee')
  expect(bytes).toBeGreaterThan(4000)
  await addAccount(context, cloud, cloud.clientId, 'chai')
  await page.goto(chosen.services)
  await hydrated(page)
  await expect(consoleLink(page)).toContainText('A')
  // Obsolete tokens don't accumulate.
  await expect.poll(() => users(context)).toEqual(['arisa'])
  expect(complaints).toEqual([])
})

test('cookies of many sign-ins', async ({ page, context, cloud, baseURL }) => {
  for (const { path, heading, press } of [
    { path: chosen.services, heading: 'too many cookies', press: 'Sign out and load the page' },
    { path: inThai(chosen.services), heading: 'คุกกี้มามากเกินไป', press: 'ออกจากระบบแล้วโหลดหน้านี้' },
  ]) {
    await startSession(context, cloud)
    for (const client of ['console', 'billing', 'support']) await addAccount(context, cloud, client, 'arisa')
    await context.addCookies([{ name: 'kept', value: '1', url: baseURL ?? '' }])
    const refused = await page.goto(path)
    expect(refused?.status()).toBe(431)
    await expect(page.locator('h1')).toContainText(heading)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: press }).click()
    await hydrated(page)
    await expect(page.locator('h1')).not.toContainText(heading)
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['kept'])
  }
})

test('cookies that no sign-in has left', async ({ page, context, baseURL }) => {
  await context.addCookies(
    ['a', 'b', 'c', 'd'].map((name) => ({ name, value: 'x'.repeat(4000), url: baseURL ?? '' })),
  )
  expect((await page.goto(chosen.services))?.status()).toBe(431)
  await expect(page.getByText('in your browser’s settings')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})
