import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { onePerKind } from '../../scripts/shared/one-per-kind.ts'
import { viewports } from '../../scripts/shared/viewports.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { prices } from '../../src/pricing/prices.ts'
import { hydrated } from '../support/hydrated.ts'
import { isInSight } from '../support/in-sight.ts'
import { chosen } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { fakeVendors } from '../support/vendors.ts'

test.use({
  env: { META_PIXEL_ID: '1234567890123', CONSENT_MODE: 'opt-in' },
  viewport: viewports.phone,
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
})

test.beforeEach(({ page }) => fakeVendors(page))

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrated(page)
}

const banner = (page: Page) => page.locator('[data-consent-banner]')

test('a keyboard on the screen', async ({ page }) => {
  await open(page, chosen.contact)
  await banner(page).getByRole('button').first().click()
  for (const name of ['name', 'email', 'phone', 'message']) {
    const field = page.locator(`#contact-${name}`)
    await field.tap()
    // The room that is left by keyboards that shrink the page, as in Android's WebView.
    await page.setViewportSize({ width: 390, height: 500 })
    await field.scrollIntoViewIfNeeded()
    expect(await isInSight(field), name).toBe(true)
    await page.setViewportSize(viewports.phone)
  }
})

test('the bar makes way for a keyboard, but not for fields with a choice', async ({ page }) => {
  test.skip(!prices.quick, 'no page has the bar and a form')
  await page.goto('/')
  await hydrated(page)
  await banner(page).getByRole('button').first().click()
  const bar = page.locator('main nav:has(a[href^="tel:"])')
  await page.evaluate(() => scrollTo(0, innerHeight))
  await expect(bar).toBeInViewport()
  const focus = (field: string) =>
    page
      .locator(field)
      .first()
      .evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  await focus('main form input:not([type="checkbox"], [type="radio"])')
  await expect(bar).toBeHidden()
  await focus('main form :is(select, input[type="radio"], input[type="checkbox"])')
  await expect(bar).toBeVisible()
})

test('a connection that breaks during the app’s download', async ({ page, context, complaints }) => {
  const delayed = Promise.withResolvers<void>()
  await page.route('**/assets/site-*.js', async (route) => {
    delayed.resolve()
    await route.abort('internetdisconnected')
  })
  await page.goto(chosen.contact)
  await delayed.promise
  await context.setOffline(true)
  await expect(page.locator('h1')).toBeVisible()
  await page.locator('#contact-name').fill('Somchai')
  await context.setOffline(false)
  await page.unroute('**/assets/site-*.js')
  complaints.length = 0
  await page.reload()
  await hydrated(page)
  await page.locator('footer a').first().click()
  await expect(page.locator('h1')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a preference for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { path } of onePerKind) {
    await page.goto(hrefOf(path, 'en'))
    await hydrated(page)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 50)
        .flatMap(({ effect }) =>
          // The layout in steps (out-of-sight.module.css) shows no movement.
          effect instanceof KeyframeEffect &&
          effect
            .getKeyframes()
            .some((frame) => 'transform' in frame || 'translate' in frame || 'opacity' in frame)
            ? [effect.target?.className]
            : [],
        ),
    )
    expect(moving, path).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  }
})

test('a print from a phone', async ({ page }, info) => {
  for (const path of [chosen.contact, chosen.calculator, chosen.pricing, chosen.sla]) {
    await open(page, path)
    const heading = await page.locator('h1').innerText()
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const file = info.outputPath(`${path.replaceAll('/', '-')}.pdf`)
    await writeFile(file, await page.pdf({ format: 'A4' }))
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).replace(/\s+/g, ' ')
    expect(text).toContain(heading.replace(/\s+/g, ' '))
    // Prints neither prompts nor controls.
    expect(text).not.toContain((await banner(page).locator('p').first().innerText()).trim())
    await page.emulateMedia({ media: 'print' })
    const pinned = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .map(({ className }) => className),
    )
    expect(pinned).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await page.emulateMedia({ media: null })
  }
})

test('the drawer and the consent banner by keyboard', async ({ page }) => {
  await open(page, '/')
  const menu = page.locator('header button[popovertarget]:visible').last()
  await menu.focus()
  await page.keyboard.press('Enter')
  const drawer = page.locator(`#${await menu.getAttribute('popovertarget')}`)
  await expect(drawer).toBeVisible()
  expect(await drawer.ariaSnapshot()).toMatch(/link|button/)
  await page.keyboard.press('Tab')
  expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(menu).toBeFocused()

  const region = page.getByRole('region', { name: (await banner(page).getAttribute('aria-label')) ?? '' })
  expect(await region.ariaSnapshot()).toMatch(/button[\s\S]*button/)
  await region.getByRole('button').nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toHaveCount(0)
  // The focus stays in the page when the focused element is removed.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

const year = 365 * 86_400_000

test('a clock that is a year off', async ({ page, complaints }) => {
  for (const off of [-year, year]) {
    await page.clock.setFixedTime(Date.now() + off)
    await open(page, chosen.privacy)
    await banner(page).getByRole('button').nth(1).click()
    await expect(banner(page)).toHaveCount(0)
    await page.reload()
    await hydrated(page)
    await expect(banner(page)).toHaveCount(0)
    await open(page, chosen.pricing)
    await expect(page.locator('[data-answer]').first()).toContainText(/\d/)
    // Once the clock is corrected, a choice dated in the future is asked for again.
    await page.clock.setFixedTime(Date.now())
    await open(page, '/')
    await expect(banner(page)).toHaveCount(1)
    await page.context().clearCookies()
  }
  expect(complaints).toEqual([])
})
