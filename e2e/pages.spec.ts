import { expect, type Page as Tab } from '@playwright/test'
import { readSources } from '../scripts/content/sources.ts'
import { onePerKind, standsForKind } from '../scripts/shared/one-per-kind.ts'
import { viewports } from '../scripts/shared/viewports.ts'
import { type Page, pages } from '../src/catalogue/pages.ts'
import { absoluteUrl, hrefOf, namespaceOf } from '../src/catalogue/urls.ts'
import { type WholeLanguage, wholeLanguages } from '../src/i18n/languages.ts'
import { hydrated } from './support/hydrated.ts'
import { mutations, recordMutations } from './support/mutations.ts'
import { overflow, smallFields, spacingFaults, unfold } from './support/page-checks.ts'
import { onPrerenderedDay } from './support/prerendered-day.ts'
import { calculates, expectFewRequests, expectOwnScripts, recordRequests } from './support/requests.ts'
import { test as siteTest } from './support/site.ts'
import { coveredAnywhere } from './support/stacking.ts'
import { brokenWords } from './support/thai-breaks.ts'
import { violations } from './support/violations.ts'
import { expectWorksWithoutScripts, openScriptless, type Scriptless } from './support/without-scripts.ts'

// Checks everything that must hold for every page, in one visit per page and language.

const test = siteTest.extend<object, { scriptless: Scriptless }>({
  scriptless: [async ({ browser }, use) => use(await openScriptless(browser)), { scope: 'worker' }],
})
test.use({ viewport: viewports.desktop })

/** A text without the no-break spaces of typesetting. */
const visible = (text: string) => text.replaceAll('\u00a0', ' ')

const sources = { en: readSources('en'), th: readSources('th') }

/** The document's metadata; runs in the page. */
const factsOf = () => ({
  language: document.documentElement.lang,
  title: document.title,
  headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
  addresses: Object.fromEntries(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical], link[hreflang]')].map((link) => [
      link.hreflang || link.rel,
      link.getAttribute('href'),
    ]),
  ),
})

const expectFinished = async (tab: Tab, page: Page, language: WholeLanguage) => {
  const content = sources[language].get(namespaceOf(page)) as { h1: string; title: string }
  const { headings, title, ...facts } = await tab.evaluate(factsOf)
  expect(title).toContain(content.title.split('{{')[0]?.trim())
  expect(headings.map(visible)).toEqual([expect.stringContaining(content.h1.split('{{')[0]?.trim() ?? '')])
  const versions = wholeLanguages.map((code) => [code, absoluteUrl(page.path, code)])
  expect(facts).toMatchObject({
    language,
    addresses: { canonical: absoluteUrl(page.path, language), ...Object.fromEntries(versions) },
  })
}

/** Widths of the viewport in CSS px; the first two are also checked with axe and with text spacing. */
const widths = [viewports.desktop.width, viewports.phone.width, 320, 360, 768]

/** Whether a page is the first of its kind; pages of a kind share everything around their content. */
const isFirstOfKind = (page: Page) => onePerKind.some(({ id }) => id === page.id)

for (const language of wholeLanguages)
  test.describe(language, () => {
    // The site offers its other language to visitors who read it, which adds a line to the page.
    test.use({ locale: language === 'en' ? 'en-GB' : 'th-TH' })

    for (const page of pages) {
      const href = hrefOf(page.path, language)
      const tag = standsForKind(page, language) ? ['@smoke'] : []
      test(`${href} is complete, hydrates without changes, is accessible, fits, and works without scripts`, {
        tag,
      }, async ({ baseURL, scriptless, page: tab, complaints }) => {
        test.slow()
        if (calculates(page.kind)) await onPrerenderedDay(tab)
        await recordMutations(tab)
        const requests = recordRequests(tab)
        const response = await tab.goto(href)
        expect(response?.status()).toBe(200)
        const html = await response?.text()
        expect(html, 'style attributes, which the policy refuses').not.toMatch(/<[a-z][^>]* style=/)
        expect(html, 'inline marks of the locale files').not.toMatch(/\]\((?:https?|page|mailto|tel|lang):/)
        await expectFinished(tab, page, language)
        await hydrated(tab)
        const untilHydrated = requests.length
        // The search page runs the query in its URL.
        if (page.kind !== 'search') expect(await mutations(tab), 'changes of the document').toEqual([])

        // Runs all checks of a width before the next, so that each width is laid out once.
        for (const width of widths) {
          const viewport = Object.values(viewports).find((one) => one.width === width)
          await test.step(`${width} px`, async () => {
            await tab.setViewportSize(viewport ?? { width, height: 900 })
            expect(await overflow(tab)).toEqual([])
            if (width >= viewports.phone.width)
              expect(await coveredAnywhere(tab), 'in front of header, menus, bar').toEqual([])
            if (width < 600)
              expect(await smallFields(tab), 'which iOS would magnify the page for').toEqual([])
            expect(await brokenWords(tab), 'broken over two lines').toEqual([])
            if (!viewport) return
            const rules = viewport === viewports.desktop || isFirstOfKind(page) ? 'all' : 'layout'
            expect(await violations(tab, rules)).toEqual([])
            expect(await spacingFaults(tab), 'spaced out').toEqual([])
          })
        }

        if (page.kind === 'calculator') {
          await unfold(tab)
          for (const width of [320, viewports.phone.width]) {
            await tab.setViewportSize({ width, height: 700 })
            expect(await overflow(tab), `unfolded at ${width} px`).toEqual([])
          }
        }

        expectFewRequests(requests, untilHydrated, page.kind)
        if (!calculates(page.kind)) await expectOwnScripts(requests, page.kind)
        expect(complaints).toEqual([])
        await expectWorksWithoutScripts(scriptless, { url: `${baseURL}${href}`, menu: isFirstOfKind(page) })
      })
    }
  })
