import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, type Page, type TestInfo } from '@playwright/test'
import { onePerKind } from '../../scripts/shared/one-per-kind.ts'
import { viewports } from '../../scripts/shared/viewports.ts'
import { pages } from '../../src/catalogue/pages.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { hydrated } from '../support/hydrated.ts'
import { onPrerenderedDay } from '../support/prerendered-day.ts'
import { test } from '../support/site.ts'

/** Holds the major version of the Chromium that took the pictures; other versions draw letters differently. */
const browserFile = 'e2e/appearance/chromium-version.txt'

const takesPictures = ({ config }: TestInfo) =>
  config.updateSnapshots === 'all' || config.updateSnapshots === 'changed'

test.beforeEach(async ({ browser }, info) => {
  const [major = ''] = browser.version().split('.')
  if (takesPictures(info)) return writeFileSync(browserFile, `${major}\n`)
  const kept = readFileSync(browserFile, 'utf8').trim()
  test.skip(major !== kept, `the pictures are Chromium ${kept}'s, and this is ${major}`)
})

/** What a provider's look consists of besides what pages say. */
const look = ['palette', 'brand', 'cloths', 'pictograms'].map((name) =>
  readFileSync(`src/provider/${name}.ts`, 'utf8'),
)

/** A digest of what a provider and its editors put on a page: words, figures, images, colours. Scripts add to them at different times. */
const contentOf = async (page: Page, served: string) => {
  const shown = await page.evaluate((html) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    const words = document.createTreeWalker(body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest('script, style, noscript') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    )
    const content: string[] = []
    while (words.nextNode()) content.push(words.currentNode.textContent ?? '')
    for (const image of body.querySelectorAll('img, image, source'))
      for (const name of ['src', 'srcset', 'href']) content.push(image.getAttribute(name) ?? '')
    return content
  }, served)
  return createHash('sha256')
    .update(JSON.stringify([...look, ...shown]))
    .digest('hex')
    .slice(0, 16)
}

/**
 * Skips a page that says something else than when its pictures were taken, so that content never fails a test of how the engine draws it.
 */
const skipOtherContent = async (page: Page, served: string, file: string, info: TestInfo) => {
  const content = `${await contentOf(page, served)}\n`
  if (takesPictures(info)) {
    mkdirSync(dirname(file), { recursive: true })
    return writeFileSync(file, content)
  }
  const pictured = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  test.skip(content !== pictured, 'the page has other content than its pictures: take new ones')
}

interface Picture {
  readonly name: string
  readonly path: string
  /**
   * Device pixels per CSS pixel: few enough for small files, enough to show what has moved, changed size or disappeared. Colours are tested
   * with the design tokens. The tolerance covers the edges of letters, which releases of the same major version draw differently.
   */
  readonly scale: number
  readonly tag?: '@long'
}

const pictures: readonly Picture[] = [
  ...onePerKind.map(({ kind, path }) => ({ name: kind, path, scale: 0.25 })),
  { name: 'not-found', path: '/no-such-page', scale: 0.25 },
  ...pages
    .filter((page) => !onePerKind.includes(page))
    .map(({ id, path }) => ({ name: `every-page/${id}`, path, scale: 0.125, tag: '@long' as const })),
]

for (const { name, path, scale, tag = [] } of pictures)
  for (const language of wholeLanguages)
    test.describe(() => {
      test.use({
        viewport: viewports.desktop,
        deviceScaleFactor: scale,
        contextOptions: { reducedMotion: 'reduce' },
        bypassCSP: true,
      })
      test(`${name} in ${language} looks as it did`, { tag }, async ({ page }, info) => {
        const address = hrefOf(path, language)
        let served = ''
        // Keeps fallback fonts and images that have not loaded yet out of the picture.
        await page.route(address, async (route) => {
          const response = await route.fetch()
          served = await response.text()
          await route.fulfill({
            response,
            body: served
              .replaceAll('font-display:swap', 'font-display:block')
              .replaceAll('loading="lazy"', ''),
          })
        })
        await onPrerenderedDay(page)
        await page.goto(address)
        await hydrated(page)
        await page.waitForLoadState('networkidle')
        await skipOtherContent(page, served, `e2e/appearance/${name}-${language}.content`, info)
        // Takes the smaller screen in the same visit, since drawings already shown on the larger one stay.
        for (const [size, viewport] of Object.entries(viewports)) {
          await page.setViewportSize(viewport)
          await page.evaluate(() => document.fonts.ready)
          // Soft, so that one picture's difference does not hide the other's.
          await expect.soft(page).toHaveScreenshot(`${name}-${language}-${size}.png`.split('/'), {
            fullPage: true,
            scale: 'device',
            stylePath: 'e2e/appearance/same-everywhere.css',
            threshold: 0.1,
            maxDiffPixels: 30,
          })
        }
      })
    })
