import { expect } from '@playwright/test'
import { onePerKind } from '../../scripts/shared/one-per-kind.ts'
import { pages } from '../../src/catalogue/pages.ts'
import { hrefOf, pathOf } from '../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { hydrated } from '../support/hydrated.ts'
import { chosen } from '../support/pages.ts'
import { test } from '../support/site.ts'

const windows = {
  'a phone': { width: 390, height: 844 },
  'a window at 400 %': { width: 320, height: 256 },
}

for (const [name, viewport] of Object.entries(windows))
  test.describe(`on ${name}`, () => {
    test.use({ viewport, locale: 'en-GB' })

    test('nothing that the keyboard focuses lies under the bottom bar', async ({ page }) => {
      await page.goto(chosen.service)
      await hydrated(page)
      const covered = await page.evaluate(() => {
        const bar = document.querySelector('main ~ nav, main nav:has(a[href^="tel:"])')
        if (!bar) throw new Error('there is no bottom bar')
        const controls = [...document.querySelectorAll<HTMLElement>('main :is(a[href], summary, button)')]
        return controls
          .filter(
            (control) => control.checkVisibility({ visibilityProperty: true }) && !bar.contains(control),
          )
          .filter((control) => {
            control.focus()
            const [own, over] = [control.getBoundingClientRect(), bar.getBoundingClientRect()]
            return own.bottom > over.top + 1 && own.top < over.bottom - 1
          })
          .map((control) => control.textContent)
      })
      expect(covered).toEqual([])
    })
  })

const opened = new Set([...onePerKind, ...pages.filter(({ kind }) => kind === 'calculator')])

for (const viewport of [
  { width: 320, height: 640 },
  { width: 412, height: 823 },
])
  test.describe(`when a page opens at ${viewport.width} px`, () => {
    test.use({ viewport, locale: 'en-GB' })

    for (const { id, path } of opened)
      test(`${id}: nothing that can be pressed or filled in is under a bar`, async ({ page }) => {
        for (const language of wholeLanguages) {
          await page.goto(hrefOf(path, language))
          await hydrated(page)
          const covered = await page.evaluate(() => {
            const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
              const { position, bottom } = getComputedStyle(element)
              const box = element.getBoundingClientRect()
              return position === 'sticky' && bottom !== 'auto' && box.top < innerHeight && box.height > 0
            })
            return [...document.querySelectorAll('main :is(a[href], button, input, select, summary)')]
              .filter((control) => control.checkVisibility({ visibilityProperty: true }))
              .filter((control) => {
                const own = control.getBoundingClientRect()
                return (
                  bars.some(
                    (bar) => !bar.contains(control) && own.bottom > bar.getBoundingClientRect().top,
                  ) && own.top < innerHeight
                )
              })
              .map((control) => control.outerHTML.slice(0, 80))
          })
          expect(covered).toEqual([])
        }
      })
  })

/** Phones in wide use, less what their browsers' own bars take. */
const scrolled = [
  { width: 360, height: 740 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
]

test.describe('on a phone that scrolls', () => {
  test.use({ locale: 'en-GB' })

  for (const language of wholeLanguages)
    test(`the answer at the top says what became of a file in 15 % of the window, in ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(hrefOf(pathOf('pricing'), language))
      await hydrated(page)
      await page.evaluate(() => scrollTo(0, innerHeight))
      const box = page.locator('[data-actions]')
      const action = box.getByRole('button').first()
      await action.click()
      const message = box.locator('[data-briefly]')
      await expect(message.getByRole('button')).toBeVisible()
      await expect(action).toBeEnabled()
      const { top, bottom, lines } = await box.evaluate((element) => ({
        ...element.getBoundingClientRect().toJSON(),
        lines: element.querySelector('[data-briefly] span')?.getClientRects().length,
      }))
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom / 844).toBeLessThanOrEqual(0.15)
      expect(lines).toBe(1)
      await message.getByRole('button').click()
      await expect(message).toHaveCount(0)
    })

  for (const language of wholeLanguages)
    test(`what stays at its edges takes at most 15 % of its height, in ${language}`, async ({ page }) => {
      // Some twenty pages, each at four sizes.
      test.slow()
      for (const { path } of opened) {
        await page.goto(hrefOf(path, language))
        await hydrated(page)
        for (const viewport of scrolled) {
          await page.setViewportSize(viewport)
          await page.evaluate(() => scrollTo(0, 1.5 * innerHeight))
          const share = await page.evaluate(() => {
            const bars = document.querySelectorAll(
              'body > * header, main nav:has(a[href^="tel:"]), main [data-pinned-answer]',
            )
            const spans = [...bars]
              .filter((bar) => getComputedStyle(bar).position === 'sticky')
              .map((bar) => bar.getBoundingClientRect())
              .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
              .toSorted((one, other) => one.top - other.top)
            // One may cover another.
            let [covered, end] = [0, 0]
            for (const { top, bottom } of spans) {
              covered += Math.max(0, bottom - Math.max(top, end))
              end = Math.max(end, bottom)
            }
            return covered / innerHeight
          })
          // The smallest windows may have none.
          if (viewport.height > 656) expect(share, `${path} at ${viewport.width} px`).toBeGreaterThan(0.05)
          expect(share, `${path} at ${viewport.width} px`).toBeLessThanOrEqual(0.15)
        }
      }
    })
})
