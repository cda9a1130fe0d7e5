import { expect, type Page } from '@playwright/test'
import { onePerKind } from '../../scripts/shared/one-per-kind.ts'
import { pathOf } from '../../src/catalogue/urls.ts'
import { addressOf, answer, input, open } from '../calculators/support.ts'
import { priceField } from '../pricing/price-list.ts'
import { hydrated } from '../support/hydrated.ts'
import { chosen } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { visitorClock } from '../support/visitor-clock.ts'
import { newTab } from './new-tab.ts'

test.use({ locale: 'en-GB' })

declare global {
  interface Window {
    /** Ends the limit's 30 s on demand, since by the clock a slow machine would never reach the limit. */
    endSpan: () => void
  }
}

/** Emulates Safari's limit: an error at the 101st change of the history within 30 s. Runs in the page, before its scripts. */
const limitHistory = () => {
  let changes = 0
  window.endSpan = () => {
    changes = 0
  }
  for (const name of ['pushState', 'replaceState'] as const) {
    const native = history[name]
    history[name] = (...args) => {
      if (changes === 100)
        throw new DOMException(
          `Attempt to use history.${name}() more than 100 times per 30 seconds`,
          'SecurityError',
        )
      changes++
      native.apply(history, args)
    }
  }
}

const entries = (page: Page) => page.evaluate(() => history.length)

const radios = (page: Page, name: string) => input(page, name).getByRole('radio')

test('arrows through a group of choices', async ({ page }) => {
  await open(page, 'raid')
  const choices = radios(page, 'level')
  await choices.nth(0).focus()
  const before = await entries(page)
  for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowRight')
  await expect(choices.nth(6)).toBeChecked()
  const chosen = page.url()
  expect(await entries(page)).toBe(before + 1)
  // A second visit to the group adds another entry.
  await input(page, 'diskCount').focus()
  await choices.nth(1).check()
  expect(await entries(page)).toBe(before + 2)
  await page.goBack()
  await expect(page).toHaveURL(chosen)
  await expect(choices.nth(6)).toBeChecked()
})

test('usual values pressed in a row', async ({ page }) => {
  await open(page, 'raid')
  const before = await entries(page)
  const usual = page.locator('main form [role=group] button[aria-pressed=false]')
  for (let press = 0; press < 3; press++) await usual.nth(press).click()
  const chosen = await input(page, 'diskSize').inputValue()
  expect(await entries(page)).toBe(before + 1)
  await page.reload()
  await hydrated(page)
  await expect(input(page, 'diskSize')).toHaveValue(chosen)
})

test('more changes of an address than a browser allows', async ({ page, complaints }) => {
  test.slow()
  const clock = await visitorClock(page)
  // No term of a contract.
  const entered = '18'
  const written = new RegExp(`[=.]${entered}\\b`)
  await page.addInitScript(limitHistory)
  for (const [id, group, field] of [
    ['raid', 'level', 'diskCount'],
    ['pricing', 'term', priceField],
  ] as const) {
    await open(page, id)
    await radios(page, group)
      .nth(0)
      .evaluate(async (first: HTMLInputElement) => {
        const all = [...document.querySelectorAll<HTMLInputElement>(`input[name="${first.name}"]`)]
        for (let press = 1; press <= 130; press++) {
          all[press % all.length]?.click()
          await new Promise((resolve) => setTimeout(resolve))
        }
      })
    await input(page, field).fill(entered)
    await input(page, field).blur()
    await clock.advance(1500)
    expect(page.url()).not.toMatch(written)
    await page.evaluate(() => window.endSpan())
    await clock.advance(1500)
    await expect(page).toHaveURL(written)
    const shown = (await answer(page).textContent()) ?? ''
    await page.reload()
    await hydrated(page)
    await expect(input(page, field)).toHaveValue(entered)
    await expect(answer(page)).toHaveText(shown)
    // The router keeps working.
    await page.locator(`footer a[href="${chosen.services}"]`).click()
    await expect(page).toHaveURL(chosen.services)
  }
  expect(complaints).toEqual([])
})

test('a campaign’s parameters in an address that is written to', async ({ page }) => {
  const campaign = 'utm_source=line&utm_medium=a+b&gclid=Cj0K-_x&fbclid=1'
  for (const [id, field] of [
    ['raid', 'diskCount'],
    ['capacity', 'value'],
    ['pricing', priceField],
  ] as const) {
    await open(page, id, campaign)
    const value = await input(page, field).inputValue()
    await input(page, field).fill('9')
    await expect(page).toHaveURL(/[=.]9\b/)
    for (const part of campaign.split('&')) expect(page.url(), id).toContain(part)
    await input(page, field).fill(value)
    await input(page, field).blur()
    await expect(page).not.toHaveURL(/[=.]9\b/)
    for (const part of campaign.split('&')) expect(page.url(), id).toContain(part)
  }
})

test('a campaign is not a part of a copied link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, 'raid', 'utm_source=line&diskCount=9')
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('diskCount=9')
  expect(link).not.toContain('utm_source')
})

/** A form whose URL holds its fields in the shared format, and one with a format of its own. */
const typedInto = [
  ['capacity', 'value'],
  ['pricing', priceField],
] as const

test('a reload right after typing', async ({ page }) => {
  for (const [id, field] of typedInto) {
    await open(page, id)
    await input(page, field).pressSequentially('7')
    const typed = await input(page, field).inputValue()
    await page.reload()
    await hydrated(page)
    await expect(input(page, field)).toHaveValue(typed)
    await expect(page).toHaveURL(new RegExp(`[=.]${typed}\\b`))
  }
})

test('typing during a reload', async ({ page }) => {
  for (const [id, field] of typedInto) {
    await open(page, id)
    const old = page.url()
    const isPage = ({ pathname }: URL) => pathname === new URL(old).pathname
    await input(page, field).pressSequentially('7')
    const typed = await input(page, field).inputValue()
    // As on a slow connection: the page stays, and writes its URL, until the response arrives.
    await page.route(isPage, async (route) => {
      await expect.poll(() => page.url()).not.toBe(old)
      await route.continue()
    })
    await page.reload()
    await page.unroute(isPage)
    await hydrated(page)
    await expect(input(page, field)).toHaveValue(typed)
    await page.reload()
    await hydrated(page)
    await expect(input(page, field)).toHaveValue(typed)
  }
})

test('leaving right after typing, and Back', async ({ page }) => {
  for (const [id, field] of typedInto) {
    await open(page, id)
    await input(page, field).pressSequentially('7')
    const typed = await input(page, field).inputValue()
    await page.goto(pathOf('services'))
    await page.goBack()
    await hydrated(page)
    await expect(input(page, field)).toHaveValue(typed)
  }
})

test('a page hidden right after typing', async ({ page }) => {
  await page.clock.install()
  for (const [id, field] of typedInto) {
    await open(page, id)
    // Types without a pause.
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await input(page, field).pressSequentially('7')
    const typed = await input(page, field).inputValue()
    expect(new URL(page.url()).search).toBe('')
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(page).toHaveURL(new RegExp(`[=.]${typed}\\b`))
    await page.clock.resume()
  }
})

test('what was typed before an earlier reload does not come again', async ({ page }) => {
  await open(page, 'capacity')
  await input(page, 'value').pressSequentially('7')
  await page.reload()
  await hydrated(page)
  await page.goto(addressOf('capacity'))
  await hydrated(page)
  await page.reload()
  await hydrated(page)
  await expect(page).toHaveURL(addressOf('capacity'))
})

test('a link to the section that one has left by scrolling', async ({ page }) => {
  const link = page.locator('footer a[href$="#cookie-preferences"]')
  const place = () =>
    page.evaluate(() => ({
      top: Math.round(document.getElementById('cookie-preferences')?.getBoundingClientRect().top ?? 0),
      focus: document.activeElement?.textContent,
    }))
  await page.goto(pathOf('privacy'))
  await hydrated(page)
  await link.click()
  await expect(page).toHaveURL(/#cookie-preferences$/)
  await expect.poll(async () => (await place()).top).toBeLessThan(200)
  const first = await place()
  const before = await entries(page)
  await link.click()
  await expect.poll(place).toEqual(first)
  expect(await entries(page)).toBe(before)
})

test('links in a menu that open another tab', async ({ page, context }) => {
  const { path } = onePerKind[1] as (typeof onePerKind)[number]
  for (const how of newTab) {
    await page.goto(path)
    await hydrated(page)
    const menu = page.locator('header details').first()
    await menu.locator('summary').click()
    const opened = context.waitForEvent('page')
    await menu.locator('a').first().click(how)
    await (await opened).close()
    await expect(menu).not.toHaveAttribute('open')
    await expect(page).toHaveURL(path)
  }
})

test('descriptions of the menus that failed to load once', async ({ page }) => {
  const clock = await visitorClock(page)
  let fails = true
  let requests = 0
  await page.route('**/locales/*/menu.json*', (route) => {
    requests++
    return fails ? route.fulfill({ status: 404, body: '' }) : route.continue()
  })
  await page.goto(chosen.services)
  await hydrated(page)
  const [first, second] = [0, 1].map((index) => page.locator('header details').nth(index))
  await first?.locator('summary').click()
  await expect.poll(() => requests).toBeGreaterThan(0)
  await clock.advance(1000)
  await expect(first?.locator('li svg') ?? page.locator('nothing')).toHaveCount(0)
  fails = false
  await second?.locator('summary').click()
  await expect(second?.locator('li svg').first() ?? page.locator('nothing')).toBeVisible()
})
