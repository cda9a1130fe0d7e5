import { expect, type Page } from '@playwright/test'
import { footer } from '../../src/catalogue/navigation.ts'
import { pathOf } from '../../src/catalogue/urls.ts'
import { policyVersion } from '../../src/config/rules.ts'
import { hydrated } from '../support/hydrated.ts'
import { trackerIdle } from '../support/idle.ts'
import { drawn } from '../support/layout-shift.ts'
import { chosen, inThai } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { calls, fakeVendors } from '../support/vendors.ts'

test.use({
  env: { META_PIXEL_ID: '1234567890123', GA_ID: 'G-ABCDEF1234', CONSENT_MODE: 'opt-in' },
  locale: 'en-GB',
})

const banner = (page: Page) => page.locator('[data-consent-banner]')
const button = (page: Page, name: string) => banner(page).getByRole('button', { name })
const pixelPages = async (page: Page) =>
  ((await calls(page, 'fbq')) as [string, string, string, { content_ids: string[] }][])
    .filter((call) => call[2] === 'ViewContent')
    .map((call) => call[3].content_ids[0])

const consent = (state: 'denied' | 'granted') =>
  expect.objectContaining({
    ad_storage: state,
    ad_user_data: state,
    ad_personalization: state,
    analytics_storage: state,
  })

const watchForeign = (page: Page) => {
  const foreign: string[] = []
  page.on(
    'request',
    (request) => !request.url().startsWith('http://localhost') && foreign.push(request.url()),
  )
  return foreign
}

const tour = footer
  .flatMap(({ pages }) => pages)
  .slice(0, 9)
  .map(pathOf)

test('over ten pages no request leaves the site, and no cookie is set, before an answer', async ({
  page,
  context,
}) => {
  const foreign = watchForeign(page)
  await page.goto('/')
  await hydrated(page)
  await expect(banner(page)).toBeVisible()
  for (const path of tour) {
    await page.locator(`footer a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${path}(?:\\?|$)`))
  }
  await trackerIdle(page)
  expect(foreign).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('after "accept all" the page shown counts, the past ones do not', async ({
  page,
  context,
  complaints,
}) => {
  const { requests } = await fakeVendors(page)
  await page.goto('/')
  await hydrated(page)
  await page.locator(`footer a[href="${chosen.services}"]`).click()
  await expect(page.locator('h1')).toBeFocused()
  await button(page, 'Accept all').click()
  await expect(banner(page)).toHaveCount(0)
  await expect.poll(() => pixelPages(page)).toEqual(['services'])
  await expect
    .poll(() => calls(page, 'dataLayer'))
    .toEqual([
      ['consent', 'default', consent('denied')],
      ['consent', 'update', consent('granted')],
      ['js', expect.anything()],
      ['config', 'G-ABCDEF1234', expect.anything()],
      ['event', 'page_view', expect.objectContaining({ content_id: 'services' })],
    ])
  await page.locator(`footer a[href="${chosen.privacy}"]`).first().click()
  await expect.poll(() => pixelPages(page)).toEqual(['services', 'privacy'])
  expect(requests).toHaveLength(2)
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'consent', path: '/', secure: true, sameSite: 'Lax' })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400)
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toMatchObject({
    policyVersion,
    language: 'en',
    choices: { analytics: true, marketing: true },
  })
  expect(complaints).toEqual([])
})

test('after "reject all" nothing is loaded, and the question is not asked again', async ({ page }) => {
  const foreign = watchForeign(page)
  await page.goto('/')
  await hydrated(page)
  await button(page, 'Reject all').click()
  await expect(banner(page)).toHaveCount(0)
  await page.goto(chosen.services)
  await hydrated(page)
  await trackerIdle(page)
  await expect(banner(page)).toHaveCount(0)
  expect(foreign).toEqual([])
})

test('a choice by purpose loads only what it allows', async ({ page }) => {
  const { requests } = await fakeVendors(page)
  await page.goto('/')
  await hydrated(page)
  await banner(page).getByText('Choose by purpose').click()
  await banner(page).getByLabel('Analytics').check()
  await button(page, 'Save choice').click()
  await expect.poll(() => requests).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234'])
  await trackerIdle(page)
  expect(requests).toHaveLength(1)
})

test('a withdrawal deletes the vendors’ cookies and reloads the page without their scripts', async ({
  page,
  context,
  baseURL,
}) => {
  const { requests } = await fakeVendors(page)
  await page.goto('/')
  await hydrated(page)
  await button(page, 'Accept all').click()
  await expect.poll(() => requests).toHaveLength(2)
  const url = baseURL ?? ''
  await context.addCookies(
    ['_fbp', '_fbc', '_ga', '_ga_ABCDEF1234', '_gcl_au'].map((name) => ({ name, value: '1', url })),
  )
  await page.goto(`${chosen.privacy}#cookie-preferences`)
  await hydrated(page)
  await expect.poll(() => requests).toHaveLength(4)
  await page.locator('#cookie-preferences').getByRole('button', { name: 'Reject all' }).click()
  await expect.poll(async () => (await context.cookies()).map((cookie) => cookie.name)).toEqual(['consent'])
  await hydrated(page)
  await trackerIdle(page)
  expect(requests).toHaveLength(4)
})

for (const [what, record] of [
  ['has expired', { time: new Date(Date.now() - 366 * 86_400_000).toISOString(), policyVersion }],
  ['was made under another policy', { time: new Date().toISOString(), policyVersion: policyVersion - 1 }],
] as const)
  test(`a choice that ${what} is asked for again, and allows nothing until then`, async ({
    page,
    context,
    baseURL,
  }) => {
    const foreign = watchForeign(page)
    const value = {
      id: crypto.randomUUID(),
      language: 'en',
      choices: { analytics: true, marketing: true },
      ...record,
    }
    await context.addCookies([
      { name: 'consent', value: encodeURIComponent(JSON.stringify(value)), url: baseURL ?? '' },
    ])
    await page.goto('/')
    await hydrated(page)
    await expect(banner(page)).toBeVisible()
    await trackerIdle(page)
    expect(foreign).toEqual([])
  })

test('the stored choice is shown with its date and can be downloaded', async ({ page }) => {
  await fakeVendors(page)
  await page.goto(`${inThai(chosen.privacy)}#cookie-preferences`)
  await hydrated(page)
  await page.locator('#cookie-preferences').getByRole('button', { name: 'ปฏิเสธทั้งหมด' }).click()
  const section = page.locator('#cookie-preferences')
  await expect(section.locator('[role=status]').first()).toContainText(String(new Date().getFullYear() + 543))
  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: /ดาวน์โหลด/ }).click()
  const stream = await (await download).createReadStream()
  const text = (await stream.toArray()).join('')
  expect(JSON.parse(text)).toMatchObject({ language: 'th', choices: { analytics: false, marketing: false } })
})

test('the banner is reached and answered by the keyboard, and hides no focused link', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await expect(banner(page)).toBeVisible()
  // The page reserves the banner's room a frame after it appears.
  await drawn(page)
  const top = await banner(page).evaluate((element) => element.getBoundingClientRect().top)
  const links = page.locator('footer a')
  await links.last().focus()
  const bottom = await links.last().evaluate((element) => element.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThanOrEqual(top)
  await button(page, 'Reject all').focus()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toHaveCount(0)
})
