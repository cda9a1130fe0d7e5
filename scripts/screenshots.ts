import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { launchOptions } from '../e2e/support/chromium.ts'
import { pages } from '../src/catalogue/pages.ts'
import { hrefOf } from '../src/catalogue/urls.ts'
import { languageCodes } from '../src/i18n/languages.ts'
import { serveNginx } from './nginx/serve.ts'

/**
 * Pictures of pages in `screenshots/`, desktop and phone, in every language: one page of each kind, or the page ids given as arguments.
 */
const folder = 'screenshots'
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

const onePerKind = [...new Map(pages.map((page) => [page.kind, page])).values()]
const wanted = process.argv.slice(2)
const chosen = wanted.length > 0 ? pages.filter((page) => wanted.includes(page.id)) : onePerKind

mkdirSync(folder, { recursive: true })
const server = await serveNginx({ dist: 'dist' })
const browser = await chromium.launch(launchOptions())
for (const [size, viewport] of Object.entries(sizes)) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const tab = await context.newPage()
  for (const { id, path } of chosen)
    for (const language of languageCodes) {
      await tab.goto(server.url + hrefOf(path, language), { waitUntil: 'networkidle' })
      await tab.screenshot({ path: `${folder}/${id}-${language}-${size}.png`, fullPage: true })
    }
  await context.close()
}
await browser.close()
await server.stop()
console.log(`${chosen.length * languageCodes.length * 2} pictures in ${folder}/`)
