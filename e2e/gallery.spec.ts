import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import mediaSamples from '../scripts/serve/gallery/media-samples.json' with { type: 'json' }
import { pages } from '../src/catalogue/pages.ts'
import { hrefOf, pathOf } from '../src/catalogue/urls.ts'
import { wholeLanguages } from '../src/i18n/languages.ts'
import { blocksOn } from './support/pages.ts'
import { complaintsOf, test } from './support/site.ts'

/** The types of blocks that the site's pages have, and those that the gallery brings itself; no provider needs a page for each. */
const blockTypes = globSync('src/blocks/*.schema.ts')
  .map((file) => basename(file, '.schema.ts'))
  .filter(
    (type) =>
      mediaSamples.en.some((sample) => sample.type === type) ||
      pages.some(({ id }) => blocksOn(pathOf(id), type).length > 0),
  )
let server: ViteDevServer
const address = () => server.resolvedUrls?.local[0]

// One development server for both languages.
test.describe.configure({ mode: 'default', timeout: 240_000 })
test.beforeAll(async () => {
  // Hooks have the configuration's timeout, not the group's.
  test.setTimeout(240_000)
  server = await createServer({ server: { port: 0, hmr: false }, logLevel: 'silent' })
  await server.listen()
  // Compiles each language's texts first: on a busy machine this takes longer than the app waits for a text.
  const addresses = wholeLanguages.map((language) => new URL(`/locales/${language}/common.json`, address()))
  for (const texts of addresses) expect((await fetch(texts)).status).toBe(200)
})
test.afterAll(() => server.close())

for (const language of wholeLanguages)
  test(`the development server's gallery in ${language} shows every block without a complaint`, async ({
    context,
  }) => {
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    const fetched: string[] = []
    page.on('request', (request) =>
      fetched.push(...(/\/assets\/media\/(.+)/.exec(request.url())?.slice(1) ?? [])),
    )
    await page.goto(new URL(hrefOf('/gallery', language), address()).href)
    await expect(page.locator('[data-block]').first()).toBeVisible({ timeout: 120_000 })
    for (const type of blockTypes) {
      const states = page.locator(`[data-block="${type}"]`)
      expect(await states.count(), type).toBeGreaterThan(0)
      for (const state of await states.all())
        expect((await state.innerText()).length, type).toBeGreaterThan(10)
    }
    const photos = page.locator(
      '[data-block="photo"] img, [data-block="gallery"] img, [data-block="video"] img',
    )
    const heights = () => photos.evaluateAll((images) => images.map((image) => image.clientHeight))
    const reserved = await heights()
    expect(fetched, 'before a photograph is near').toEqual([])
    for (const image of await page.locator('img').all()) {
      await image.scrollIntoViewIfNeeded()
      const source = await image.getAttribute('src')
      await expect
        // The server makes a photograph when it is first asked for.
        .poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth), {
          message: source ?? '',
          timeout: 60_000,
        })
        .toBeGreaterThan(0)
    }
    expect(new Set(fetched.map((file) => file.replace(/.*\./, '')))).toEqual(new Set(['avif']))
    expect(reserved.every((height) => height > 100)).toBe(true)
    expect(await heights(), 'once they are there').toEqual(reserved)
    expect(await page.locator('[data-component]').count()).toBeGreaterThan(10)
    expect(complaints.filter((complaint) => /^(?:error|warning|failed)/.test(complaint))).toEqual([])
  })

test('the build does not contain the gallery', async ({ request }) => {
  expect((await request.get('/gallery')).status()).toBe(404)
  const scripts = globSync('dist/**/*.{js,html}')
  expect(scripts.length).toBeGreaterThan(wholeLanguages.length * pages.length)
  expect(scripts.filter((file) => readFileSync(file, 'utf8').includes('data-component'))).toEqual([])
})
