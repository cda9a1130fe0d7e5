import { globSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { onePerKind } from '../scripts/shared/one-per-kind.ts'
import { hrefOf } from '../src/catalogue/urls.ts'
import { defaultLanguage } from '../src/i18n/languages.ts'
import { test } from './support/site.ts'

let server: ViteDevServer
const address = () => server.resolvedUrls?.local[0]

test.describe.configure({ mode: 'default', timeout: 240_000 })
test.beforeAll(async () => {
  // Hooks have the configuration's timeout, not the group's.
  test.setTimeout(240_000)
  process.env.PSEUDO = '1'
  server = await createServer({ server: { port: 0, hmr: false }, logLevel: 'silent' })
  await server.listen()
  const texts = await fetch(new URL(`/locales/${defaultLanguage}/common.json`, address()))
  expect(await texts.text()).toContain('‹')
})
test.afterAll(async () => {
  delete process.env.PSEUDO
  await server.close()
})

/** Words of a sentence: no abbreviations, and no names with capitals or digits inside. */
const wordsIn = (text: string) => text.match(/(?<![\p{L}\d])\p{L}\p{Ll}{2,}(?![\p{L}\d])/gu) ?? []

/** Words that are not texts of pages: the provider's names, prices and places, papers in two languages, and what a browser writes in a language. */
const data = new Set(
  [
    ...globSync(['src/provider/*.{json,ts}', 'locales/*.json']).map((file) => readFileSync(file, 'utf8')),
    ...(['long', 'short'] as const).flatMap((length) =>
      Array.from({ length: 12 }, (_, month) =>
        new Intl.DateTimeFormat('en', { month: length }).format(new Date(2027, month, 1)),
      ),
    ),
    // Kinds of files to download.
    'svg png pdf csv',
  ].flatMap(wordsIn),
)

/** Texts in sight without a letter of the pseudo-language, and elements that cut their text off. */
const shownOn = (page: Page) =>
  page.evaluate(() => {
    const plain: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      const isWord = parent?.checkVisibility() && !parent.closest('script, style, code, kbd, [translate=no]')
      if (isWord && !/[‹›ÀÉÎÕÜÝàéîõüýÇçÑñŠšŽž]/.test(text)) plain.push(text)
    }
    const cut = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => {
        const { overflowX } = getComputedStyle(element)
        const isCut = overflowX === 'hidden' || overflowX === 'clip'
        return isCut && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1
      })
      .filter((element) => element.innerText?.trim())
      .map((element) => `${element.className}: ${element.innerText.trim().slice(0, 80)}`)
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
    return { plain: [...new Set(plain)], cut, over }
  })

for (const page of onePerKind)
  test(`in a longer language a page of kind ${page.kind} shows its texts whole, and no other`, async ({
    browser,
  }) => {
    const tab = await browser.newPage()
    await tab.goto(new URL(hrefOf(page.path, defaultLanguage), address()).href)
    await expect(tab.locator('main h1')).toContainText('‹', { timeout: 120_000 })
    await expect(tab.locator('footer')).toContainText('‹')
    for (const width of [390, 1440]) {
      await tab.setViewportSize({ width, height: 900 })
      const { plain, cut, over } = await shownOn(tab)
      const strange = plain.filter((text) => wordsIn(text).some((word) => !data.has(word)))
      expect
        .soft({ strange, cut, over }, `${page.path} at ${width}`)
        .toEqual({ strange: [], cut: [], over: 0 })
    }
    await tab.close()
  })
