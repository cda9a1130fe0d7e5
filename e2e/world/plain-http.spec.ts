import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { launchOptions } from '../../scripts/shared/chromium.ts'
import { onePerKind } from '../../scripts/shared/one-per-kind.ts'
import { hrefOf, pathOf } from '../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { sharedTexts, typeset } from '../calculators/support.ts'
import { test } from '../cloud/cloud-site.ts'
import { button, fillForm, message, openForm, panel } from '../contact/contact-page.ts'
import { hydrated } from '../support/hydrated.ts'
import { chosen, offeredFile } from '../support/pages.ts'

/** A host name of this machine that, unlike localhost, browsers do not consider secure. */
const host = 'site.test'

test.use({
  locale: 'en-GB',
  variables: { META_PIXEL_ID: '1234567890123' },
  // Only the last of repeated switches counts.
  launchOptions: [
    ({ running }, use) =>
      use(
        launchOptions(
          ...running.chromiumArgs.map((arg) =>
            arg.startsWith('--host-resolver-rules=') ? `${arg},MAP ${host} 127.0.0.1` : arg,
          ),
        ),
      ),
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url.replace('localhost', host)),
})

/** Ignores the browser's message about a header that applies only over TLS. */
const faultsIn = (complaints: readonly string[]) =>
  complaints.filter((complaint) => !complaint.includes('Cross-Origin-Opener-Policy header has been ignored'))

const isSecure = (page: Page) => page.evaluate(() => isSecureContext)

const pasted = async (page: Page) => {
  await page.evaluate(() => {
    document.body.replaceChildren(document.createElement('textarea'))
  })
  await page.locator('textarea').press('Control+v')
  return page.locator('textarea').inputValue()
}

test('a site without TLS', async ({ page, complaints }) => {
  test.setTimeout(15_000 * onePerKind.length)
  for (const [index, { path }] of onePerKind.entries()) {
    await page.goto(hrefOf(path, wholeLanguages[index % wholeLanguages.length] ?? 'en'))
    await hydrated(page)
    expect(await isSecure(page)).toBe(false)
  }
  expect(faultsIn(complaints)).toEqual([])
})

test('a contact form without TLS', async ({ page, cloud, complaints }) => {
  const name = `Somchai ${crypto.randomUUID()}`
  await openForm(page)
  expect(await isSecure(page)).toBe(false)
  await fillForm(page, { name })
  await button(page).click()
  await expect(panel(page, 'success')).toBeFocused()
  const [sent, ...more] = cloud.messages().filter((arrived) => arrived.name === name)
  expect(sent).toMatchObject({ ...message, name, id: expect.stringMatching(/^[\da-f-]{36}$/) })
  expect(more).toEqual([])
  await panel(page, 'success').getByRole('button').first().click()
  await expect(panel(page, 'success').locator('[aria-live]')).not.toBeEmpty()
  expect(await pasted(page)).toContain(message.message)
  expect(faultsIn(complaints)).toEqual([])
})

test('copying without TLS', async ({ page, complaints }) => {
  test.skip(!chosen.hasCalculators, 'the site has no calculators')
  await page.goto(chosen.calculator)
  await hydrated(page)
  await page.getByRole('button', { name: typeset(sharedTexts('en').tools.link) }).click()
  await expect(page.getByText(sharedTexts('en').tools.copied ?? '', { exact: true })).toBeVisible()
  expect(await pasted(page)).toMatch(new RegExp(`^http://${host}:\\d+/.+\\?v=`))
  expect(faultsIn(complaints)).toEqual([])
})

test('a download from the bucket without TLS', async ({ page, cloud, complaints }) => {
  const file = offeredFile('.pdf')
  await cloud.putObject(`downloads/${file}`, '%PDF-1.7 the bucket’s copy')
  await page.goto(chosen.downloads)
  await hydrated(page)
  const link = page.locator(`a[href="/downloads/${file}"]`)
  await link.scrollIntoViewIfNeeded()
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(await readFile(await download.path(), 'utf8')).toBe('%PDF-1.7 the bucket’s copy')
  expect(faultsIn(complaints)).toEqual([])
})

test('a failure before the message is sent', async ({ page, cloud }) => {
  await page.addInitScript(() => {
    crypto.getRandomValues = () => {
      throw new TypeError('made up')
    }
  })
  await openForm(page)
  await fillForm(page)
  await button(page).click()
  await expect(panel(page, 'error')).toBeFocused()
  await expect(panel(page, 'error').getByRole('link')).toHaveAttribute('href', /^mailto:/)
  await panel(page, 'error').getByRole('button').click()
  expect(await pasted(page)).toContain(message.message)
  expect(cloud.services.receiver.actions).toEqual([])
})

test('cookies that browsers refuse without TLS', async ({ page, context }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (/facebook/.test(request.url())) foreign.push(request.url())
  })
  await page.goto(`${hrefOf(pathOf('privacy'), 'en')}#cookie-preferences`)
  await hydrated(page)
  await expect(page.locator('#cookie-preferences')).toContainText('we count no page views')
  await expect(page.locator('[data-consent-banner]')).toHaveCount(0)
  expect(foreign).toEqual([])
  expect(await context.cookies()).toEqual([])
})
