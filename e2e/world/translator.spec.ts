import { expect, type Page } from '@playwright/test'
import { viewports } from '../../scripts/shared/viewports.ts'
import { pages } from '../../src/catalogue/pages.ts'
import { button, field, message } from '../contact/contact-page.ts'
import { connections, stubConnection } from '../support/connection.ts'
import { actBeforeHydration, hydrated } from '../support/hydrated.ts'
import { idle, trackerIdle } from '../support/idle.ts'
import { chosen, textsOf } from '../support/pages.ts'
import { test } from '../support/site.ts'
import {
  enterEverywhere,
  firstDifference,
  translate,
  type Way,
  walk,
  wayOn,
  ways,
} from '../support/translator.ts'
import { calls, fakeVendors } from '../support/vendors.ts'

test.use({ locale: 'en-GB', viewport: viewports.desktop })
test.setTimeout(300_000)

/** Pages whose texts depend on visitors' input. */
const tools = pages.filter(({ kind }) => kind === 'calculator' || kind === 'pricing')

const [usual]: readonly Way[] = ways

/** Waits until fields respond, since React marks the root before it hydrates the form. */
const ready = async (page: Page) => {
  await hydrated(page)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await ready(page)
}

/** The texts of an untranslated run, which leaves no input behind. */
const untranslated = async (page: Page, path: string) => {
  await open(page, path)
  const texts = await page.evaluate(enterEverywhere)
  expect(new Set(texts).size).toBeGreaterThan(1)
  await page.evaluate(() => localStorage.clear())
  return texts
}

const expectSameTexts = async (page: Page, wanted: readonly string[]) =>
  expect(firstDifference(wanted, await page.evaluate(enterEverywhere))).toBeUndefined()

const translatedParts = (page: Page) => page.locator('main font')

test.describe('a translator', () => {
  for (const { id, path } of tools)
    test(`on ${id}: entries change what is read as they do without it`, async ({ page, complaints }) => {
      const wanted = await untranslated(page, path)
      await open(page, path)
      await page.evaluate(translate, usual)
      await expectSameTexts(page, wanted)
      expect(await translatedParts(page).count()).toBeGreaterThan(50)
      expect(complaints).toEqual([])
    })

  const [{ path: onePath }] = tools as [(typeof tools)[number]]

  for (const way of ways.slice(1))
    test(`that exchanges texts in its own way (${way})`, async ({ page, complaints }) => {
      const wanted = await untranslated(page, onePath)
      await open(page, onePath)
      await page.evaluate(translate, way)
      await expectSameTexts(page, wanted)
      expect(complaints).toEqual([])
    })

  test('that restores the original with nodes of its own', async ({ page, complaints }) => {
    const wanted = await untranslated(page, onePath)
    await open(page, onePath)
    await page.evaluate(translate, usual)
    await page.evaluate(() => window.showOriginal?.())
    await expectSameTexts(page, wanted)
    expect(await translatedParts(page).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('that comes before the app', async ({ page }) => {
    const wanted = await untranslated(page, onePath)
    await actBeforeHydration(page, onePath, () => page.evaluate(translate, usual))
    await ready(page)
    await expectSameTexts(page, wanted)
    expect(await translatedParts(page).count()).toBeGreaterThan(50)
  })

  test('and five hundred actions', async ({ page, complaints }) => {
    await open(page, onePath)
    await page.evaluate(translate, usual)
    const documents: string[] = []
    page.on('domcontentloaded', () => documents.push(page.url()))
    for (let seed = 1; seed <= 10; seed++) await page.evaluate(walk, { seed, steps: 50, wayOn })
    await expect(page.locator('main form').first()).toBeVisible()
    await expect.poll(() => translatedParts(page).count()).toBeGreaterThan(50)
    expect({ documents, complaints }).toEqual({ documents: [], complaints: [] })
  })

  test.describe('and the shell', () => {
    test.use({ env: { GTM_ID: 'GTM-ABC1234', CONSENT_MODE: 'opt-in' } })

    test('menus, banner, drawer, search, form, navigation and Back', async ({ page, complaints }) => {
      await fakeVendors(page)
      await page.addInitScript(stubConnection, connections.fast)
      await page.goto('/')
      await hydrated(page)
      await page.evaluate(translate, usual)

      await test.step('the banner goes, and page views keep the language of the address', async () => {
        await page.locator('[data-consent-banner]').getByRole('button').first().click()
        await expect(page.locator('[data-consent-banner]')).toHaveCount(0)
        await trackerIdle(page)
        const views = async () =>
          ((await calls(page, 'dataLayer')) as { event?: string }[]).filter(
            ({ event }) => event === 'page_view',
          )
        await expect.poll(views).toMatchObject([{ page_language: 'en' }])
      })

      await test.step('a menu opens, fetches its pages ahead, and leads on', async () => {
        const fetched = page.waitForRequest(`**/locales/en/${textsOf(chosen.services)}/**`)
        await page.locator('header nav > details:first-of-type > summary').click()
        await fetched
        await page.locator(`header details[open] a[href^="${chosen.services}/"]`).first().click()
        await expect(page).toHaveURL(new RegExp(`${chosen.services}/`))
        await expect(page.locator('h1')).toBeFocused()
        await expect(page.locator('header details[open]')).toHaveCount(0)
        await expect(page.locator('h1 font').first()).toBeVisible()
      })

      await test.step('the search answers', async () => {
        await page.keyboard.press('Control+KeyK')
        const query = page.locator('input[role=combobox]')
        for (const words of ['cloud', 'raid', 'xyzzy', '']) {
          await query.fill(words)
          if (words) await expect(page.locator('dialog [role=option], dialog p').first()).toBeVisible()
        }
        await page.keyboard.press('Escape')
        await expect(page.locator('dialog[open]')).toHaveCount(0)
      })

      await test.step('Back shows the page before', async () => {
        await page.goBack()
        await expect(page).toHaveURL('/')
        await expect(page.locator('h1 font').first()).toBeVisible()
      })

      await test.step('the drawer opens and leads on', async () => {
        await page.setViewportSize(viewports.phone)
        await page
          .locator('header button[popovertarget], header summary')
          .locator('visible=true')
          .first()
          .click()
        await page.locator(`#navigation > a[href="${chosen.pricing}"]:visible`).click()
        await expect(page).toHaveURL(chosen.pricing)
        await page.locator(`footer div:has(> ul a[href="${chosen.contact}"]) > details > summary`).click()
        await page.locator(`footer a[href="${chosen.contact}"]`).click()
        await expect(page).toHaveURL(chosen.contact)
      })

      await test.step('the form reports mistakes, and keeps what is written', async () => {
        await button(page).click()
        await expect(page.locator('#form [aria-invalid=true]').first()).toBeVisible()
        await field(page, 'name').fill(message.name)
        await field(page, 'message').fill(message.message)
        await button(page).click()
        await expect(field(page, 'name')).toHaveValue(message.name)
        await idle(page)
      })
      expect(complaints).toEqual([])
    })
  })
})
