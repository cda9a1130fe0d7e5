import { expect, type Page } from '@playwright/test'
import { readSources } from '../../scripts/content/sources.ts'
import { viewports } from '../../scripts/shared/viewports.ts'
import { pages } from '../../src/catalogue/pages.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { type Language, wholeLanguages } from '../../src/i18n/languages.ts'
import { cases } from '../calculators/cases.ts'
import { input, open, typeset } from '../calculators/support.ts'
import { breakFrame, breakPart } from '../support/broken-code.ts'
import { hydrated, isHydrated } from '../support/hydrated.ts'
import { idle } from '../support/idle.ts'
import { chosen } from '../support/pages.ts'
import { test } from '../support/site.ts'

test.use({ locale: 'en-GB', viewport: viewports.desktop })

const words = (language: Language) =>
  (readSources(language).get('common') as unknown as { failed: Record<string, string> }).failed

const says = (page: Page, key: string, language: Language = 'en') =>
  page.locator('main p').filter({ hasText: typeset(words(language)[key]?.replaceAll("'", '’')) })

const breakNow = (page: Page) =>
  page.evaluate(() => {
    window.isBroken = true
  })

const widget = /\/assets\/widget-[^/]+\.js$/

test.describe('a fault in the code of one part', () => {
  for (const { id, field, typed } of cases)
    test(`${id}: the rest of the page stays, and a new load brings the values back`, async ({
      page,
      complaints,
    }) => {
      const check = await breakPart(page, widget, 'Widget')
      await open(page, id)
      check()
      await input(page, field).fill(typed)
      await expect(page).toHaveURL(new RegExp(`[?&]${field}=`))
      await breakNow(page)
      await input(page, field).fill('7')
      await expect(says(page, 'part')).toBeVisible()
      await expect(says(page, 'kept')).toBeVisible()
      await expect(page.locator('h1')).toBeVisible()
      expect(await page.locator('main section[id]').count()).toBeGreaterThan(1)
      expect(complaints.some((complaint) => complaint.includes('a broken part'))).toBe(true)
      await page.getByRole('button', { name: typeset(words('en').reload) }).click()
      await hydrated(page)
      await expect(input(page, field)).toHaveValue(new RegExp(`^(${RegExp.escape(typed)}|7)$`))
      await expect(says(page, 'part')).toHaveCount(0)
    })

  for (const { kind, path } of pages.filter(({ kind }) => kind === 'pricing' || kind === 'contact'))
    for (const language of wholeLanguages)
      test(`${kind} in ${language}: a message replaces a part that throws while being taken over`, async ({
        page,
      }) => {
        await page.addInitScript(() => {
          window.isBroken = true
        })
        const isForm = kind === 'contact'
        const check = await breakPart(
          page,
          isForm ? /\/assets\/form-[^/]+\.js$/ : widget,
          isForm ? 'Form' : 'Widget',
        )
        await page.goto(hrefOf(path, language))
        await hydrated(page)
        check()
        await expect(says(page, 'part', language)).toBeVisible()
        const failed = page.locator('main [role=alert]')
        await expect(failed.locator('a[href^="tel:"]')).toBeVisible()
        await expect(page.locator('header').first()).toBeVisible()
        await page.locator(`footer a[href$="${chosen.elsewhere}"]`).first().click()
        await expect(page).toHaveURL(new RegExp(`${chosen.elsewhere}$`))
        await expect(says(page, 'part', language)).toHaveCount(0)
      })
})

test.describe('a fault in the code of a page', () => {
  const path = chosen.services

  test('while the app takes the page over: it stays as it was sent', async ({
    page,
    browser,
    baseURL,
    complaints,
  }) => {
    await page.addInitScript(() => {
      window.isBroken = true
    })
    const check = await breakFrame(page)
    const plain = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage()
    await plain.goto(path)
    await page.goto(path)
    await expect.poll(() => complaints.some((complaint) => complaint.includes('a broken part'))).toBe(true)
    await idle(page)
    check()
    expect(await isHydrated(page)).toBe(false)
    expect(await page.locator('main').innerText()).toBe(await plain.locator('main').innerText())
    expect(await page.title()).toBe(await plain.title())
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
    await page.locator('header nav > details:first-of-type > summary').click()
    await page.locator(`header details[open] a[href^="${chosen.services}/"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${chosen.services}/`))
    await expect(page.locator('h1')).toBeVisible()
  })

  test('on the way to it: one full load brings it', async ({ page }) => {
    await breakFrame(page)
    await page.goto('/')
    await hydrated(page)
    await breakNow(page)
    const loaded = page.waitForEvent('load')
    await page.locator(`footer a[href="${path}"]`).first().click()
    await loaded
    await hydrated(page)
    await expect(page).toHaveURL(path)
    await expect(says(page, 'fault')).toHaveCount(0)
  })

  for (const language of wholeLanguages)
    test(`once it is shown: the page says what happened, in ${language}`, async ({ page }) => {
      await breakFrame(page)
      await page.goto(hrefOf(chosen.contact, language))
      await hydrated(page)
      await breakNow(page)
      await page.evaluate(() => history.pushState({}, '', `${location.pathname}?topic=unsure`))
      await expect(says(page, 'fault', language)).toBeVisible()
      await expect(says(page, 'missing', language)).toHaveCount(0)
      await expect(page.locator('header').first()).toBeVisible()
      await page.getByRole('button', { name: typeset(words(language).reload) }).click()
      await hydrated(page)
      await expect(page.locator('#form form')).toBeVisible()
    })
})
