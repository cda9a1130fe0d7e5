import { execFileSync } from 'node:child_process'
import { expect, type Locator, type Page } from '@playwright/test'
import { viewports } from '../../scripts/shared/viewports.ts'
import { pages } from '../../src/catalogue/pages.ts'
import { requestOf } from '../../src/pricing/page/new-request.ts'
import { prices } from '../../src/pricing/prices.ts'
import { input, open } from '../calculators/support.ts'
import { hydrated } from '../support/hydrated.ts'
import { chosen, inThai } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { violations } from '../support/violations.ts'
import { linkTo } from './price-list.ts'

test.use({ locale: 'en-GB' })
test.skip(!prices.machines, 'a price list without machines')

/** Whatever package the estimator opens with, these tests start from one machine. */
const oneMachine = new URL(
  linkTo(requestOf(prices, { machines: prices.machines ? [prices.machines.initial] : [], items: {} }, 'en')),
  'http://localhost',
).search.slice(1)

const answer = (page: Page) => page.locator('[data-answer]')
const rows = (page: Page) => page.locator('#input-machines > details')
const buttons = (page: Page) => page.locator('main form [role=group]').first().getByRole('button')
const quick = (page: Page) => page.locator('#estimate form')
const first = (kind: string) => pages.find((page) => page.kind === kind)
/** The figures in a text without the words around them. */
const figureIn = async (place: Locator) =>
  /[\d,]+(?:\.\d\d)?/.exec((await place.textContent()) ?? '')?.[0] ?? ''
const withSatang = (figure: string) => (figure.includes('.') ? figure : `${figure}.00`)

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone, hasTouch: true, locale: 'th-TH' })

  test('from the Thai home page to a quotation in at most four taps', async ({ page, complaints }) => {
    test.skip(!prices.quick)
    let taps = 0
    const tap = async (target: Locator) => {
      taps++
      await target.tap()
    }
    await page.goto(inThai('/'))
    await hydrated(page)
    const price = await figureIn(quick(page).locator('output'))
    await tap(quick(page).locator('[type=submit]'))
    await expect(answer(page)).toContainText(withSatang(price))
    const file = page.waitForEvent('download')
    await tap(page.locator('[data-actions]').getByRole('button').first())
    const text = execFileSync('pdftotext', ['-raw', await (await file).path(), '-'], { encoding: 'utf8' })
    expect(taps).toBeLessThanOrEqual(4)
    expect(text).toContain(`${prices.quick?.servers} ×`)
    expect(text).toContain(withSatang(price))
    expect(complaints).toEqual([])
  })

  for (const address of [chosen.pricing, inThai(chosen.pricing)])
    test(`${address}: bars leave the screen to the form`, async ({ page }) => {
      await page.goto(address)
      await hydrated(page)
      // The most expensive package has the longest figure.
      await buttons(page).nth(1).click()
      for (const share of [0, 0.2, 0.5, 0.8]) {
        await page.evaluate(
          (part) => scrollTo({ top: part * document.body.scrollHeight, behavior: 'instant' }),
          share,
        )
        const bars = await page.evaluate(() =>
          [...document.querySelectorAll('body > * header, main *')]
            .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
            .map((element) => element.getBoundingClientRect())
            .filter(({ top, bottom, height }) => height > 0 && bottom > 0 && top < innerHeight)
            .reduce((sum, { height }) => sum + height, 0),
        )
        expect(bars).toBeLessThanOrEqual(0.15 * viewports.phone.height)
      }
    })
})

test('the price on the home page is that of the estimate that it opens', async ({ page }) => {
  test.skip(!prices.quick)
  for (const [servers, tb, isTicked] of [
    ['7', '3.3', false],
    ['1', '0.05', true],
  ] as const) {
    await page.goto('/')
    await hydrated(page)
    await quick(page).locator('[name=servers]').fill(servers)
    await quick(page).locator('[name=tb]').fill(tb)
    await quick(page).getByRole('checkbox').setChecked(isTicked)
    const price = await figureIn(quick(page).locator('output'))
    await quick(page).locator('[type=submit]').click()
    await expect(input(page, 'machines-0-count')).toHaveValue(servers)
    await expect(answer(page)).toContainText(withSatang(price))
  }
  await page.goto('/')
  await hydrated(page)
  await quick(page).locator('[name=servers]').fill('some')
  await expect(quick(page).locator('output')).toHaveText('–')
})

test('without scripts the home page’s form leads to the prices', async ({ browser, server }) => {
  test.skip(!prices.quick)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.url}/`)
  await quick(page).locator('[name=servers]').fill('3')
  await quick(page).locator('[type=submit]').click()
  await expect(page).toHaveURL(new RegExp(`${chosen.pricing}\\?servers=3&tb=\\d+&backup=on$`))
  await expect(page.locator('#price-list')).toBeVisible()
  await context.close()
})

test('a package fills the form at its price, and can be undone', async ({ page, complaints }) => {
  await open(page, 'pricing')
  const before = (await answer(page).textContent()) ?? ''
  for (let at = 0; at < prices.packages.length; at++) {
    const button = buttons(page).nth(at)
    const price = await figureIn(button.locator('small').first())
    await button.click()
    await expect(answer(page)).toContainText(withSatang(price))
    await expect(rows(page)).toHaveCount(prices.packages[at]?.machines?.length ?? 0)
    await buttons(page).nth(prices.packages.length).click()
    await expect(answer(page)).toHaveText(before)
    await expect(buttons(page)).toHaveCount(prices.packages.length)
  }
  expect(complaints).toEqual([])
})

test('machines are added, copied, named and removed by keyboard, and a link holds them', async ({ page }) => {
  await open(page, 'pricing', oneMachine)
  const press = async (button: Locator) => {
    await button.focus()
    await page.keyboard.press('Enter')
  }
  await expect(rows(page)).toHaveCount(1)
  const single = (await answer(page).textContent()) ?? ''
  await press(page.locator('#add-machine'))
  await expect(input(page, 'machines-1-count')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('3')
  await input(page, 'machines-1-size').selectOption({ index: 3 })
  await input(page, 'machines-1-name').fill('Web ~ 1')
  const [option] = prices.machines?.options ?? []
  if (option) {
    await page.locator(`#input-machines-1-${option.id}`).focus()
    await page.keyboard.press('Space')
  }
  await expect(rows(page).nth(1).locator('summary')).toContainText('Web ~ 1: 3 ×')
  await press(rows(page).nth(1).getByRole('button', { name: 'Copy' }))
  await expect(rows(page)).toHaveCount(3)
  await expect(input(page, 'machines-2-count')).toBeFocused()
  expect(await violations(page)).toEqual([])
  const shown = (await answer(page).textContent()) ?? ''
  await expect(page).toHaveURL(/m=1\..*~3\..*~3\./)
  await page.reload()
  await hydrated(page)
  await expect(rows(page)).toHaveCount(3)
  await expect(answer(page)).toHaveText(shown)
  await expect(rows(page).nth(2).locator('summary')).toContainText('Web ~ 1: 3 ×')
  for (const at of [2, 1]) {
    await rows(page).nth(at).locator('summary').click()
    await press(rows(page).nth(at).getByRole('button', { name: 'Remove' }))
    await expect(page.locator('#add-machine')).toBeFocused()
  }
  await expect(answer(page)).toHaveText(single)
})

test('what is wrong with a machine is reported, with a link to it', async ({ page }) => {
  await open(page, 'pricing')
  await input(page, 'machines-0-count').fill('1.5')
  await expect(answer(page)).toHaveText('–')
  await expect(input(page, 'machines-0-count')).toHaveAttribute('aria-invalid', 'true')
  await input(page, 'machines-0-count').fill('99999')
  const most = prices.items.find(({ id }) => id === prices.machines?.amounts[0]?.item)?.max
  await expect(page.locator('#input-machines-helper-text')).toContainText(String(most))
  await page.locator('[href="#input-machines"]').click()
  await expect(page.locator('#input-machines')).toBeFocused()
})

test('the question to the seller names machines in words', async ({ page }) => {
  await open(page, 'pricing', oneMachine)
  const words = ((await rows(page).locator('summary').textContent()) ?? '').replaceAll('\u00a0', ' ')
  await page.locator('[data-actions]').getByRole('link').click()
  await expect(page.locator('[name=message]')).toBeVisible()
  const message = (await page.locator('[name=message]').inputValue()).replaceAll('\u00a0', ' ')
  expect(message.split('\n')[1]).toBe(words)
})

for (const kind of ['service', 'use-case'])
  test(`“get a quote” on a ${kind} opens the estimate with its example`, async ({ page }) => {
    const from = first(kind)
    test.skip(!from)
    await page.goto(from?.path ?? '')
    await hydrated(page)
    await page.getByRole('banner').locator(`a[href="${chosen.pricing}"]:visible`).last().click()
    await expect(page).toHaveURL(new RegExp(`${chosen.pricing}\\?for=${from?.id}$`))
    await expect(page.locator('main [role=status]').first()).toBeVisible()
  })

test('open rows are accessible, in Thai', async ({ page }) => {
  await page.goto(inThai(chosen.pricing))
  await hydrated(page)
  await buttons(page).nth(1).click()
  for (const summary of await rows(page).locator('summary').all()) await summary.click()
  expect(await violations(page)).toEqual([])
})

test('a refused number of machines is marked, and its error has no unfilled placeholder', async ({
  page,
}) => {
  await page.goto(chosen.pricing)
  await hydrated(page)
  const count = page.locator('#input-machines-0-count')
  const error = page.locator('#input-machines-helper-text')
  for (const typed of ['-5', '0', '0.5', 'abc', '9'.repeat(9), '9'.repeat(25)]) {
    await count.fill(typed)
    await expect(count).toHaveAttribute('aria-invalid', 'true')
    await expect(error).toBeVisible()
    await expect(error).not.toContainText('{{')
  }
  await expect(error.getByRole('link')).toHaveAttribute('href', chosen.contact)
  await count.fill('2')
  await expect(count).not.toHaveAttribute('aria-invalid', 'true')
})
