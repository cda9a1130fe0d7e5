import { expect, type Page } from '@playwright/test'
import { standsForKind } from '../../scripts/shared/one-per-kind.ts'
import { pages } from '../../src/catalogue/pages.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { addressOf, input } from '../calculators/support.ts'
import { actBeforeHydration } from '../support/hydrated.ts'
import { test } from '../support/site.ts'
import { expectEntriesStay, expectTypingGoesOn, formPages } from './entered.ts'

/** Enabled and disabled buttons of the app, and controls that are disabled although they work without the app. */
const buttonsOf = (page: Page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('#root button:not([popovertarget])')]
    const ofApp = buttons.filter((button) => button.type === 'button' || !button.form?.hasAttribute('action'))
    return {
      enabled: ofApp.filter(({ disabled }) => !disabled).map(({ outerHTML }) => outerHTML.slice(0, 120)),
      dead: [...document.querySelectorAll<HTMLButtonElement>('button[popovertarget], form[action] button')]
        .filter(({ disabled }) => disabled)
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      disabled: ofApp.filter(({ disabled }) => disabled).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    }
  })

test('a button that only the app can answer', async ({ page, complaints }) => {
  test.slow()
  let waiting = 0
  for (const language of wholeLanguages)
    for (const { path } of pages.filter((one) => standsForKind(one, language))) {
      await actBeforeHydration(page, hrefOf(path, language), async () => {
        const { enabled, disabled, dead } = await buttonsOf(page)
        expect([enabled, dead], path).toEqual([[], []])
        waiting += disabled.length
      })
      expect((await buttonsOf(page)).disabled, path).toEqual([])
      await expect(page.locator('[data-waits]')).toHaveCount(0)
    }
  expect(waiting).toBeGreaterThan(20)
  expect(complaints).toEqual([])
})

test('presses and keys before the app, in any order', async ({ page }) => {
  const count = input(page, 'diskCount')
  const more = page.locator('main form button', { hasText: /^\+$/ }).first()
  await actBeforeHydration(page, addressOf('raid'), async () => {
    await more.scrollIntoViewIfNeeded()
    // Taps like a finger, whether the button is enabled or not.
    const { x, y, width, height } = (await more.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    for (let press = 0; press < 3; press++) await page.mouse.click(x + width / 2, y + height / 2)
    await count.fill('12')
  })
  await expect(page).toHaveURL(/diskCount=12/)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  await expect(count).toHaveValue('12')
  await more.click()
  await expect(count).toHaveValue('13')
})

test('a noticeable wait for the app', async ({ page }) => {
  const button = page.locator('main form button[type=button]').first()
  const opacity = () => button.evaluate((element) => getComputedStyle(element).opacity)
  await actBeforeHydration(page, addressOf('raid'), async () => {
    await expect.poll(opacity).toBe('0.6')
    expect(await button.evaluate((element) => getComputedStyle(element).cursor)).toBe('progress')
  })
  expect(await opacity()).toBe('1')
})

test('what is entered, opened and focused before the app', async ({ page, complaints }) => {
  test.slow()
  for (const path of formPages) {
    await expectEntriesStay(page, path)
    await expectTypingGoesOn(page)
  }
  expect(complaints).toEqual([])
})
