import { expect, type Page } from '@playwright/test'
import { viewports } from '../../scripts/shared/viewports.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { addressOf, sharedTexts, typeset } from '../calculators/support.ts'
import { button, fillForm, message, openForm } from '../contact/contact-page.ts'
import { hydrated } from '../support/hydrated.ts'
import { chosen, inThai, pagesWith } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { fakeVendors } from '../support/vendors.ts'
import { violations } from '../support/violations.ts'

test.use({
  env: { META_PIXEL_ID: '1234567890123' },
  viewport: viewports.phone,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; SM-A546E; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Line/14.18.1/IAB',
  acceptDownloads: false,
})

test.beforeEach(({ page }) => fakeVendors(page))

const open = async (page: Page, address: string) => {
  await page.goto(address)
  await hydrated(page)
}

const tool = (page: Page, name: string, language: Language = 'en') =>
  page.getByRole('button', { name: typeset(sharedTexts(language).tools[name]) })

/** The status line about saving or printing. */
const status = (page: Page, part: string | RegExp) => page.getByRole('status').filter({ hasText: part })

const answers = (page: Page) => page.locator('[data-answer]').first().innerText()

/** Opens the link that takes a page out of the app, as the phone's browser would. */
const openOutside = async (page: Page) => {
  const link = page.locator('a[href*="openExternalBrowser=1"]')
  await expect(link).toBeVisible()
  const elsewhere = await page.context().newPage()
  await elsewhere.goto((await link.getAttribute('href')) ?? '')
  await hydrated(elsewhere)
  return elsewhere
}

test('an app whose browser drops downloads', async ({ page, complaints }) => {
  await open(page, addressOf('raid', 'en', 'disks=9'))
  for (const [name, file] of [
    ['csv', 'raid.csv'],
    ['xlsx', 'raid.xlsx'],
  ] as const) {
    await tool(page, name).click()
    await expect(status(page, file)).toBeVisible()
    await expect(page.locator('main a[href^="mailto:?"]')).toHaveAttribute(
      'href',
      new RegExp(`body=${encodeURIComponent(new URL(page.url()).origin)}`),
    )
  }
  const elsewhere = await openOutside(page)
  expect(await answers(elsewhere)).toBe(await answers(page))
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('an app whose browser shares files', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    const shared: [string, number][] = []
    Object.assign(window, { shared, refusal: undefined })
    Object.assign(navigator, {
      canShare: ({ files = [] }: ShareData) => files.every(({ name }) => !name.endsWith('.xlsx')),
      share: async ({ files = [] }: ShareData) => {
        const { refusal } = window as unknown as { refusal?: string }
        if (refusal) throw new DOMException('made up', refusal)
        for (const { name, size } of files) shared.push([name, size])
      },
    })
  })
  const shared = () => page.evaluate(() => (window as unknown as { shared: [string, number][] }).shared)
  const refuseBy = (refusal: string) =>
    page.evaluate((name) => Object.assign(window, { refusal: name }), refusal)
  const again = page.locator('main').getByRole('button', { name: 'Share the file' })
  await open(page, addressOf('raid'))

  await tool(page, 'csv').click()
  await expect(status(page, 'raid.csv is shared')).toBeVisible()
  expect(await shared()).toEqual([['raid.csv', expect.any(Number)]])
  await expect(page.locator('main a[href^="mailto:?"]')).toHaveCount(0)

  // Closing the share sheet counts neither as failure nor as download.
  await refuseBy('AbortError')
  await tool(page, 'csv').click()
  await expect(status(page, 'raid.csv isn’t saved yet')).toBeVisible()

  // Sharing fails if the press was too long ago.
  await refuseBy('NotAllowedError')
  await tool(page, 'csv').click()
  await expect(status(page, 'may not have saved raid.csv')).toBeVisible()
  await refuseBy('')
  await again.click()
  await expect(status(page, 'raid.csv is shared')).toBeVisible()
  expect(await shared()).toHaveLength(2)

  // A file type that cannot be shared.
  await tool(page, 'xlsx').click()
  await expect(status(page, 'may not have saved raid.xlsx')).toBeVisible()
  await expect(again).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a quotation and a record of consent in an app', async ({ page }) => {
  await open(page, inThai(chosen.pricing))
  const quotation = page.locator('#quotation')
  await quotation.getByRole('button').filter({ hasText: 'PDF' }).click()
  await expect(quotation.getByRole('status').first()).toContainText('.pdf')
  const elsewhere = await openOutside(page)
  expect(await answers(elsewhere)).toBe(await answers(page))

  await open(page, `${chosen.privacy}#cookie-preferences`)
  const preferences = page.locator('#cookie-preferences')
  await preferences.getByRole('button', { name: 'Reject all' }).click()
  await preferences.getByRole('button', { name: 'Download your record' }).click()
  await expect(preferences.getByRole('status').last()).toContainText('consent.json')
  await preferences.getByRole('button', { name: 'Copy its contents' }).click()
  await expect(preferences.getByText('Copied')).toBeVisible()
})

const withoutPrinting = {
  'a browser whose print is missing': () => Object.assign(window, { print: undefined }),
  'a browser whose print does nothing': () => Object.assign(window, { print: () => {} }),
} as const

for (const [title, remove] of Object.entries(withoutPrinting))
  test(title, async ({ page, complaints }) => {
    await page.addInitScript(remove)
    await open(page, addressOf('raid'))
    await tool(page, 'print').click()
    await expect(status(page, 'hasn’t started to print')).toBeVisible()
    await expect(page.locator('main a[href*="openExternalBrowser=1"]')).toBeVisible()
    // Prints by the browser's menu after all.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(status(page, 'hasn’t started to print')).toHaveCount(0)
    expect(complaints).toEqual([])
  })

/** The selected text of the page, as "copy" would take it. */
const selected = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement
    return field instanceof HTMLTextAreaElement && field.readOnly
      ? field.value.slice(field.selectionStart, field.selectionEnd)
      : undefined
  })

const withoutCopying = {
  'a browser whose clipboard is missing': () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  },
  'a browser whose clipboard is refused': () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('made up', 'NotAllowedError'))
    document.execCommand = () => {
      throw new Error('made up')
    }
  },
} as const

for (const [title, refuse] of Object.entries(withoutCopying))
  test(title, async ({ page, complaints }) => {
    await page.addInitScript(refuse)
    await open(page, addressOf('raid'))
    await tool(page, 'link').click()
    await expect.poll(() => selected(page)).toMatch(/^http:\S+\?v=/)
    await tool(page, 'result').click()
    await expect.poll(() => selected(page)).toContain('RAID')

    const [colors] = pagesWith('guideline', 'colors')
    if (colors) {
      await open(page, colors)
      await page.locator('td button').first().click()
      await expect.poll(() => selected(page)).toMatch(/^#[\da-f]{6}$/)
    }
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])

    await openForm(page)
    await fillForm(page)
    await button(page).click()
    await page.locator('#form [data-tone] button').click()
    await expect.poll(() => selected(page)).toContain(message.message)
  })
