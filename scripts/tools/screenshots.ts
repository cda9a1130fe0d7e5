import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { type PageId, pages } from '../../src/catalogue/pages.ts'
import { hrefOf, pageOf } from '../../src/catalogue/urls.ts'
import { type Language, languageCodes, languages } from '../../src/i18n/languages.ts'
import { serveNginx } from '../serve/nginx.ts'
import { launchOptions } from '../shared/chromium.ts'
import { onePerKind } from '../shared/one-per-kind.ts'
import { viewports } from '../shared/viewports.ts'

/**
 * Takes pictures of the last build into `screenshots/`: whole pages on desktop and phone in every language, one page of each kind or the
 * page ids given as arguments. With the argument `readme`, takes the README's picture into `docs/images/` instead.
 */
interface Shot {
  id: PageId
  language: Language
  size: keyof typeof viewports
}

const readmeShots: readonly Shot[] = [{ id: 'home', language: 'en', size: 'desktop' }]

const shotsOf = (ids: readonly PageId[]): Shot[] =>
  (Object.keys(viewports) as (keyof typeof viewports)[]).flatMap((size) =>
    languageCodes.flatMap((language) => ids.map((id) => ({ id, language, size }))),
  )

const shoot = async (
  browser: Browser,
  url: string,
  shots: readonly Shot[],
  folder: string,
  whole: boolean,
) => {
  for (const { id, language, size } of shots) {
    const context = await browser.newContext({
      viewport: viewports[size],
      locale: languages[language].locale,
      reducedMotion: 'reduce',
    })
    const tab = await context.newPage()
    await tab.goto(url + hrefOf(pageOf(id).path, language), { waitUntil: 'networkidle' })
    await tab.screenshot({ path: join(folder, `${id}-${language}-${size}.png`), fullPage: whole })
    await context.close()
  }
}

const wanted = process.argv.slice(2)
const forReadme = wanted[0] === 'readme'
const chosen = wanted.length > 0 ? pages.filter((page) => wanted.includes(page.id)) : onePerKind
const shots = forReadme ? readmeShots : shotsOf(chosen.map(({ id }) => id))
const folder = forReadme ? 'docs/images' : 'screenshots'

mkdirSync(folder, { recursive: true })
const server = await serveNginx({ dist: 'dist' })
const browser = await chromium.launch(launchOptions())
await shoot(browser, server.url, shots, folder, !forReadme)
await browser.close()
await server.stop()
console.log(`${shots.length} pictures in ${folder}/`)
