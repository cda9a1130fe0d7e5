import { mkdirSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../e2e/support/chromium.ts'
import { pages } from '../src/catalogue/pages.ts'
import { areaOf, hrefOf } from '../src/catalogue/urls.ts'
import { languageCodes } from '../src/i18n/languages.ts'
import { palette } from '../src/styles/tokens.ts'
import { contactSheet } from '../src/weave/contact-sheet.ts'
import { weave } from '../src/weave/weave.ts'
import { serveNginx } from './nginx/serve.ts'

/**
 * Pictures of the last build in `screenshots/`, desktop and phone, in every language: one page of each kind, or the page ids given as
 * arguments; and all pages' weaves on one sheet.
 */
const folder = 'screenshots'
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

const onePerKind = [...new Map(pages.map((page) => [page.kind, page])).values()]
const wanted = process.argv.slice(2)
const chosen = wanted.length > 0 ? pages.filter((page) => wanted.includes(page.id)) : onePerKind

const shootPages = async (browser: Browser, url: string) => {
  for (const [size, viewport] of Object.entries(sizes)) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    const tab = await context.newPage()
    for (const { id, path } of chosen)
      for (const language of languageCodes) {
        await tab.goto(url + hrefOf(path, language), { waitUntil: 'networkidle' })
        await tab.screenshot({ path: `${folder}/${id}-${language}-${size}.png`, fullPage: true })
      }
    await context.close()
  }
}

const shootWeaves = async (browser: Browser) => {
  const tones = {
    indigo: palette.indigo,
    light: palette['indigo-light'],
    accent: palette.marigold,
    cotton: palette.cotton,
  }
  const cloths = pages.map((page) => ({ caption: page.id, weave: weave(page.id, areaOf(page)) }))
  const tab = await browser.newPage({ viewport: { width: 1496, height: 1000 } })
  await tab.setContent(`<body style="margin:0">${contactSheet(cloths, { ...tones, ground: palette.ground })}`)
  await tab.screenshot({ path: `${folder}/weaves.png`, fullPage: true })
}

mkdirSync(folder, { recursive: true })
const server = await serveNginx({ dist: 'dist' })
const browser = await chromium.launch(launchOptions())
await shootPages(browser, server.url)
await shootWeaves(browser)
await browser.close()
await server.stop()
console.log(`${chosen.length * languageCodes.length * 2 + 1} pictures in ${folder}/`)
