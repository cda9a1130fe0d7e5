import { globSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { visitsIn } from '../../scripts/shared/one-per-kind.ts'
import { viewports } from '../../scripts/shared/viewports.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { cases } from '../calculators/cases.ts'
import { answer, open } from '../calculators/support.ts'
import { hydrated } from '../support/hydrated.ts'
import { oldChromium, press, shown } from '../support/old-chromium.ts'
import { lookbehind, newerCalls, takeFeaturesAway } from '../support/older-browser.ts'
import { overflow } from '../support/page-checks.ts'
import { chosen, headingOf, sourceOf } from '../support/pages.ts'
import { test } from '../support/site.ts'

/** Visible buttons of the header; all of them open or close the drawer, which these browsers lack. */
const headerButtons = (page: Page) => page.locator('header button:visible')

const sizes = Object.entries(viewports)
const localeOf = { en: 'en-GB', th: 'th-TH' } as const

/** Console messages of older releases about headers and attributes that they do not know. */
const ofItsTime = /Permissions-Policy header|'popover' attribute/

const faultsIn = (complaints: readonly string[]) => complaints.filter((text) => !ofItsTime.test(text))

test('no script calls a method that the oldest browsers lack, or has an expression that they cannot parse', () => {
  const scripts = globSync('dist/assets/*.js').map((file) => ({ file, code: readFileSync(file, 'utf8') }))
  const thatHave = (pattern: RegExp) =>
    scripts.filter(({ code }) => pattern.test(code)).map(({ file }) => file)
  expect(scripts.length).toBeGreaterThan(10)
  expect(thatHave(newerCalls)).toEqual([])
  expect(thatHave(lookbehind)).toEqual([])
})

test.describe('without the newer features', () => {
  test.use({ bypassCSP: true })

  test.beforeEach(({ page }) => takeFeaturesAway(page))

  for (const language of wholeLanguages)
    test.describe(language, () => {
      test.use({ locale: localeOf[language] })

      for (const { share, pages, tag } of visitsIn(language))
        test(`pages are readable, without dead buttons, and nothing throws, ${share}`, { tag }, async ({
          page,
          complaints,
        }) => {
          test.slow()
          for (const { id, path } of pages) {
            await page.goto(hrefOf(path, language))
            await hydrated(page)
            for (const [size, viewport] of sizes) {
              await page.setViewportSize(viewport)
              await expect(page.locator('h1'), `${id}, ${size}`).toBeVisible()
              await expect(page.locator('header summary').first(), `${id}, ${size}`).toBeVisible()
              await expect(headerButtons(page), `${id}, ${size}`).toHaveCount(0)
            }
            expect(complaints, id).toEqual([])
          }
        })
    })

  for (const [size, viewport] of sizes)
    for (const language of wholeLanguages)
      test.describe(`${size}, ${language}`, () => {
        test.use({ viewport, locale: localeOf[language] })

        test('menus open and lead on, answers open', async ({ page, complaints }) => {
          await page.goto(hrefOf('/', language))
          await hydrated(page)
          for (const summary of await page.locator('header summary').all()) {
            await summary.click()
            await expect(page.locator('header details[open] a').first()).toBeVisible()
            await summary.click()
          }
          await page.locator('header summary').first().click()
          const service = page.locator(`header a[href="${hrefOf(chosen.service, language)}"]`)
          await service.click()
          await expect(page.locator('h1')).toContainText(headingOf(chosen.service, language))
          const answer = page.locator('main details:has(> p)').first()
          await answer.locator('summary').click()
          await expect(answer.locator('p')).toBeVisible()
          expect(complaints).toEqual([])
        })
      })

  test.describe('on a phone', () => {
    test.use({ viewport: viewports.phone, locale: 'en-GB' })

    test('the header scrolls away with the page', async ({ page }) => {
      await page.goto(chosen.service)
      await hydrated(page)
      await page.locator('main h2').last().scrollIntoViewIfNeeded()
      await expect(page.getByRole('banner')).not.toBeInViewport()
    })
  })
})

/** The oldest release that runs the app, and an older one, which shows only the prerendered page (docs/engines.md). */
const [testAtLine, testBelow] = (['chromium-103', 'chromium-92'] as const).map((name) =>
  test.extend<object, object>({
    launchOptions: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument
      async ({}, use) => use(await oldChromium(name)),
      { scope: 'worker' },
    ],
  }),
) as [typeof test, typeof test]

/** Expects a page as wide as the window, with no buttons in its header, since they would not work. */
const expectFits = async (page: Page, id: string) => {
  for (const [size, viewport] of sizes) {
    await page.setViewportSize(viewport)
    expect(await shown(page, 'h1'), `${id}, ${size}`).toHaveLength(1)
    expect(await shown(page, 'header button'), `${id}, ${size}`).toEqual([])
    expect(await overflow(page), `${id}, ${size}`).toEqual([])
  }
}

const textOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelector(wanted)?.textContent, selector)

/** Bottom of the skip link, in CSS px from the window's upper edge. */
const endOfSkipLink = (page: Page) =>
  page.evaluate(() => document.querySelector('a[href="#main"]')?.getBoundingClientRect().bottom)

/** Opens a menu and follows its first link to another page. */
const expectMenuLeadsOn = async (page: Page) => {
  const heading = await textOf(page, 'h1')
  await press(page, 'header summary')
  const { pathname } = new URL(page.url())
  await press(page, `header details[open] a:not([href="${pathname}"])`)
  // Between the two pages there is a document without a heading.
  await expect.poll(async () => (await textOf(page, 'h1').catch(() => heading)) ?? heading).not.toBe(heading)
}

/** Input fields outside a form that works without scripts. */
const entries = ['button', 'input:not([type=radio])', 'select', 'textarea']
  .map((control) => `main ${control}:enabled:not(form[action] *)`)
  .join()

for (const language of wholeLanguages) {
  testAtLine.describe(`Chromium 103, ${language}`, () => {
    testAtLine.use({ locale: localeOf[language] })

    for (const { share, pages, tag } of visitsIn(language))
      testAtLine(`the app takes over pages that fit, ${share}`, { tag }, async ({ page, complaints }) => {
        testAtLine.slow()
        for (const { id, path } of pages) {
          await page.goto(hrefOf(path, language))
          await hydrated(page)
          expect(await endOfSkipLink(page)).toBeLessThanOrEqual(0)
          await expectFits(page, id)
        }
        expect(faultsIn(complaints)).toEqual([])
      })
  })

  testBelow.describe(`Chromium 92, ${language}`, () => {
    testBelow.use({ locale: localeOf[language], viewport: viewports.phone })

    for (const { share, pages, tag } of visitsIn(language))
      testBelow(
        `pages fit, and no dead control looks usable, ${share}`,
        { tag },
        async ({ page, complaints }) => {
          testBelow.slow()
          for (const { id, path } of pages) {
            await page.goto(hrefOf(path, language))
            await expect(page.locator('html'), id).toHaveAttribute('data-app', 'none')
            expect(await endOfSkipLink(page)).toBeLessThanOrEqual(0)
            await expectFits(page, id)
            const inert = await page.evaluate(
              (selector) =>
                [...document.querySelectorAll(selector)].filter(
                  (control) => getComputedStyle(control).pointerEvents === 'none',
                ).length,
              entries,
            )
            expect((await shown(page, entries)).length, id).toBe(inert)
            const messages = await page.evaluate(() =>
              [...document.querySelectorAll('main form:not([action])')].map(
                (form) => form.firstElementChild?.textContent,
              ),
            )
            for (const text of messages) expect(text, id).toContain('JavaScript')
          }
          expect(faultsIn(complaints)).toEqual([])
        },
      )

    testBelow('menus and links lead on, answers open', async ({ page }) => {
      await page.goto(hrefOf(chosen.service, language))
      await expect(page.locator('html')).toHaveAttribute('data-app', 'none')
      const heading = await page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().top)
      expect(heading, 'the menus leave the first screen to the page').toBeLessThan(viewports.phone.height / 2)
      await press(page, 'main details:not([open]) > summary')
      expect(await shown(page, 'main details[open] > :not(summary)')).not.toEqual([])
      await expectMenuLeadsOn(page)
      await page.keyboard.press('Tab')
      expect(await endOfSkipLink(page)).toBeGreaterThan(0)
    })
  })
}

testAtLine.describe('Chromium 103', () => {
  testAtLine.use({ locale: 'en-GB', viewport: viewports.phone })

  for (const { id, field, typed, after } of cases)
    testAtLine(`the calculator ${id} answers`, async ({ page, complaints }) => {
      await open(page, id)
      await press(page, `#input-${field}`)
      await page.evaluate(() => (document.activeElement as HTMLInputElement).select())
      await page.keyboard.insertText(typed)
      await expect(answer(page)).toHaveText(after)
      expect(faultsIn(complaints)).toEqual([])
    })

  testAtLine('links lead on within the app, and the search answers', async ({ page, complaints }) => {
    await page.goto(chosen.service)
    await hydrated(page)
    await expectMenuLeadsOn(page)
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain(
      chosen.service,
    )
    await press(page, `header a[href="${chosen.search}"]`)
    await expect.poll(() => shown(page, 'dialog input')).toHaveLength(1)
    await page.keyboard.insertText(sourceOf(chosen.otherService).label)
    await expect.poll(() => shown(page, 'dialog [role=option]')).not.toEqual([])
    expect(faultsIn(complaints)).toEqual([])
  })
})
