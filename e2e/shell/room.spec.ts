import { expect, type Locator } from '@playwright/test'
import { viewports } from '../../scripts/shared/viewports.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { hydrated } from '../support/hydrated.ts'
import { overflow } from '../support/page-checks.ts'
import { chosen } from '../support/pages.ts'
import { test } from '../support/site.ts'

/** Minimum height of a touch target, in CSS px. */
const target = 44

/** How many lines the letters of an element take. */
const linesOf = (element: Locator) =>
  element.evaluate((node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const tops = new Set<number>()
    while (walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      for (const { top, width } of range.getClientRects()) if (width > 1) tops.add(Math.round(top))
    }
    return tops.size
  })

for (const language of wholeLanguages)
  test.describe(`on a phone, in ${language}`, () => {
    test.use({ viewport: viewports.phone })

    test(`contacts and links of the footer are ${target} px high`, async ({ page }) => {
      await page.goto(hrefOf('/', language))
      for (const fold of await page.locator('footer summary').all()) await fold.click()
      const links = await page.locator('footer a:visible').all()
      expect(links.length).toBeGreaterThan(0)
      for (const link of links)
        expect((await link.boundingBox())?.height, await link.innerText()).toBeGreaterThanOrEqual(target)
    })

    test('a figure of the hero, or the number of a standard, fits on one line at 320 px', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 844 })
      await page.goto(hrefOf('/', language))
      const heights = await page
        .locator('main dl')
        .first()
        .locator('dt + dd')
        .evaluateAll((figures) =>
          figures.map((figure) => figure.clientHeight / parseFloat(getComputedStyle(figure).lineHeight)),
        )
      expect(heights.length).toBeGreaterThan(2)
      for (const lines of heights) expect(lines).toBeLessThan(1.5)
    })

    for (const name of ['Northern Lights Cloud Co.', 'คลาวด์แห่งลุ่มน้ำเจ้าพระยา', 'Northernlightscloudsystem'])
      test(`beside the name ${name} the button that closes the menus keeps its one line`, async ({
        page,
      }) => {
        await page.goto(hrefOf('/', language))
        // A name changed earlier would make React re-render the page, and with it the closed drawer.
        await hydrated(page)
        const nav = page.locator('#navigation')
        await page.locator('button[popovertarget="navigation"]').last().click()
        await nav.evaluate((element, text) => {
          const logo = element.querySelector('svg')?.parentElement
          if (logo?.lastChild) logo.lastChild.textContent = text
        }, name)
        for (const width of [320, 360, 390]) {
          await page.setViewportSize({ width, height: 844 })
          const close = nav.getByRole('button').first()
          expect(await linesOf(close), `${width} px`).toBe(1)
          expect(await overflow(page)).toEqual([])
        }
      })

    test('a telephone number fits on one line wherever it is shown', async ({ page }) => {
      for (const path of ['/', chosen.contact, chosen.privacy, chosen.terms, chosen.service]) {
        await page.goto(hrefOf(path, language))
        for (const width of [320, 360, 390]) {
          await page.setViewportSize({ width, height: 844 })
          const lines = await page.locator('a[href^="tel:"]:visible').evaluateAll((links) =>
            links.map((link) => {
              const range = document.createRange()
              range.selectNodeContents(link)
              const letters = [...range.getClientRects()].filter((rect) => rect.width > 1)
              const [first] = letters
              return letters.filter((rect) => first && rect.top >= first.bottom).length
            }),
          )
          expect(lines.length, path).toBeGreaterThan(0)
          expect(
            lines.filter((more) => more > 0),
            `${path} at ${width} px`,
          ).toEqual([])
        }
      }
    })
  })

/** Doubles every text of the header, as a translation into a language of long words does; runs in the page. */
const lengthen = () => {
  const texts = document.createTreeWalker(
    document.querySelector('body header') as Element,
    NodeFilter.SHOW_TEXT,
  )
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    text.nodeValue = `${text.nodeValue} ${text.nodeValue}`
  }
}

for (const width of [1200, 1440])
  test(`a header of long words stays on a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(hrefOf('/', 'en'))
    await hydrated(page)
    const header = page.locator('body > * header, body > header').first()
    const before = await header.evaluate((element) => element.clientHeight)
    await page.evaluate(lengthen)
    expect(await overflow(page)).toEqual([])
    expect(await header.evaluate((element) => element.clientHeight)).toBeGreaterThan(before)
  })
