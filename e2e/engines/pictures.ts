import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../scripts/shared/chromium.ts'
import { onePerKind } from '../../scripts/shared/one-per-kind.ts'
import { pages } from '../../src/catalogue/pages.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { type Engine, until } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { serveForeignHosts } from './foreign-hosts.ts'
import { serveSite } from './site-proxy.ts'
import { startWebkit } from './webkit.ts'

/**
 * Takes pictures of one page of each kind in the last build, in Chromium, Firefox and WebKit side by side, into `screenshots/engines/`: in
 * English on a desktop above Thai on a phone. Page ids as arguments take those pages instead.
 */
const folder = 'screenshots/engines'
const sizes: readonly { language: Language; width: number; height: number }[] = [
  { language: 'en', width: 1280, height: 1400 },
  { language: 'th', width: 390, height: 1400 },
]

const site = await serveSite()
const foreign = await serveForeignHosts({})
const downloads = mkdtempSync(join(tmpdir(), 'site-pictures-'))
const visitor = { proxy: foreign.port, downloads, reducedMotion: true }
const browser = await chromium.launch(launchOptions())
const tab = await browser.newPage({ ignoreHTTPSErrors: true, reducedMotion: 'reduce' })
// The site's CSP forbids injecting styles into its pages.
const sheet = await browser.newPage()
const engines = [await startFirefox(visitor), await startWebkit(visitor)]

const inEngine = async (engine: Engine, url: string, size: (typeof sizes)[number]) => {
  await engine.resize(size)
  // A typeface that arrives too late for the first paint is shown from the next page on.
  for (let loads = 0; loads < 2; loads += 1) {
    await engine.goto(url)
    await until(engine, () => window.hydrated === true)
  }
  return engine.screenshot()
}

const inChromium = async (url: string, size: (typeof sizes)[number]) => {
  await tab.setViewportSize(size)
  for (let loads = 0; loads < 2; loads += 1) await tab.goto(url, { waitUntil: 'networkidle' })
  return tab.screenshot()
}

const asImage = (png: Buffer) => `<img src="data:image/png;base64,${png.toString('base64')}">`

const wanted = process.argv.slice(2)
const chosen = wanted.length > 0 ? pages.filter(({ id }) => wanted.includes(id)) : onePerKind
mkdirSync(folder, { recursive: true })
for (const { id, path } of chosen) {
  const rows: string[] = []
  for (const size of sizes) {
    const url = site.url + hrefOf(path, size.language)
    const pictures = [await inChromium(url, size)]
    for (const engine of engines) pictures.push(await inEngine(engine, url, size))
    rows.push(`<div>${pictures.map(asImage).join('')}</div>`)
  }
  await sheet.setContent(`<style>div { display: flex; gap: 8px; width: max-content }</style>${rows.join('')}`)
  await sheet.screenshot({ path: join(folder, `${id}.png`), fullPage: true })
}

await Promise.all([browser.close(), ...engines.map((engine) => engine.close())])
await Promise.all([site.stop(), foreign.stop()])
rmSync(downloads, { recursive: true })
console.log(`${folder}/`)
