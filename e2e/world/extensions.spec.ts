import { expect, type Page } from '@playwright/test'
import { onePerKind } from '../../scripts/shared/one-per-kind.ts'
import { pages } from '../../src/catalogue/pages.ts'
import { addressOf } from '../calculators/support.ts'
import { actBeforeHydration, hydrated } from '../support/hydrated.ts'
import { test } from '../support/site.ts'
import { expectEntriesStay, expectTypingGoesOn, formPages } from './entered.ts'

/** Adds an icon beside each field, like a password manager. Runs in the page. */
const addIcons = () => {
  for (const field of document.querySelectorAll('#root input')) {
    const sign = document.createElement('com-manager-sign')
    field.after(sign)
    sign.attachShadow({ mode: 'open' }).append(document.createElement('button'))
  }
}

/** Turns phone numbers into links, as iOS and extensions do. Runs in the page. */
const wrapNumbers = () => {
  const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    const place = text.data.search(/\d/)
    if (place < 0 || text.parentElement?.closest('a, option, script, noscript')) continue
    const number = text.splitText(place)
    const link = document.createElement('a')
    link.href = 'tel:1'
    number.replaceWith(link)
    link.append(number)
  }
}

/** Removes elements by name, like an ad blocker. Runs in the page. */
const removeParts = () => {
  for (const part of document.querySelectorAll('[class*=notices], [id*=cookie], main > section:last-of-type'))
    part.remove()
}

const changes = [
  ['a password manager’s icons beside fields', addIcons],
  ['numbers made into links', wrapNumbers],
  ['parts that a blocker has removed', removeParts],
] as const

for (const [what, change] of changes)
  test(what, async ({ page, complaints }) => {
    test.slow()
    for (const path of formPages) {
      await expectEntriesStay(page, path, () => page.evaluate(change))
      await expectTypingGoesOn(page)
    }
    for (const { path } of [...onePerKind, ...pages.filter(({ id }) => id === 'privacy')]) {
      await actBeforeHydration(page, path, () => page.evaluate(change))
    }
    expect(complaints).toEqual([])
  })

test('a password manager’s icon stays beside its field', async ({ page }) => {
  await actBeforeHydration(page, formPages[0] as string, () => page.evaluate(addIcons))
  await expect(page.locator('input + com-manager-sign').first()).toBeAttached()
})

/** Inserts elements into the document as it arrives, before any script of the page, so that React renders the page from scratch. */
const changeDocument = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replaceAll('<label', '<com-sign></com-sign><label') })
  })

test('a page that React does not recognise', async ({ page, complaints }) => {
  test.slow()
  await changeDocument(page)
  let renewed = 0
  for (const path of formPages) {
    await expectEntriesStay(page, path)
    renewed += (await page.locator('com-sign').count()) === 0 ? 1 : 0
    await expectTypingGoesOn(page)
  }
  expect(renewed).toBe(formPages.length)
  expect(complaints.filter((complaint) => !/React error #418/.test(complaint))).toEqual([])
})

test('values in an address stay where React renders the page from scratch', async ({ page }) => {
  await changeDocument(page)
  await page.goto(addressOf('raid', 'en', 'diskCount=9'))
  await hydrated(page)
  await expect(page.locator('#input-diskCount')).toHaveValue('9')
  await expect(page).toHaveURL(/\?diskCount=9$/)
})
