import { expect, type Page } from '@playwright/test'
import { pages } from '../../src/catalogue/pages.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { languageCodes } from '../../src/i18n/languages.ts'
import { test } from '../support/site.ts'

/** What readers may set, WCAG 2.2, 1.4.12. It is set through the object model: the site's policy refuses foreign style elements. */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })

/** Elements whose own text is cut: it is larger than they are, and they hide the rest. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility() && element.clientWidth > 2
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
    return [...document.querySelectorAll('body *:not(svg *)')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const cutAcross = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
        const cutDown = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
        return (cutAcross || cutDown) && isSeen(element) && hasText(element)
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })

for (const language of languageCodes)
  test(`with more space between letters, words and lines no text in ${language} is cut, and nothing scrolls sideways`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const found: string[] = []
    for (const { path } of pages) {
      await page.goto(hrefOf(path, language), { waitUntil: 'domcontentloaded' })
      await spaceOut(page)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (overflow > 0) found.push(`${path} at ${width}: ${overflow} px too wide`)
        found.push(...(await cutTexts(page)).map((text) => `${path} at ${width}: ${text}`))
      }
    }
    expect(found).toEqual([])
    const spacing = await page
      .locator('main p')
      .first()
      .evaluate((element) => getComputedStyle(element).letterSpacing)
    expect(Number.parseFloat(spacing)).toBeGreaterThan(1.5)
  })
