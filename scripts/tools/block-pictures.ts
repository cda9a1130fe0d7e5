import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { createServer } from 'vite'
import { launchOptions } from '../shared/chromium.ts'

/** Takes the pictures of blocks in docs/content.md from the development server's gallery: each block's first state, in English. */
const folder = 'docs/images/blocks'
/** Sizes in px: of the window, of the visible part of a block, of the picture. */
const [width, height, pictureWidth] = [1000, 700, 400] as const
/** Maximum size in bytes; photographs compress less than text. */
const most = 15 * 1024

const server = await createServer({ server: { port: 0, hmr: false }, logLevel: 'error' })
await server.listen()
const browser = await chromium.launch(launchOptions())
const page = await browser.newPage({ viewport: { width, height: 1200 }, reducedMotion: 'reduce' })
// Hides text until its face has loaded, so that no picture shows a fallback font.
await page.route('**/gallery', async (route) => {
  const response = await route.fetch()
  const body = (await response.text()).replaceAll('font-display:swap', 'font-display:block')
  await route.fulfill({ response, body })
})
await page.goto(new URL('/gallery', server.resolvedUrls?.local[0]).href, { timeout: 0 })
await page.locator('[data-block]').first().waitFor({ timeout: 0 })
await page.waitForLoadState('networkidle')

const types = await page
  .locator('[data-block]')
  .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block') ?? ''))
const shown = [...new Set(types)]

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const type of shown) {
  const block = page.locator(`[data-block="${type}"]`).first()
  await block.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await page.waitForLoadState('networkidle')
  await block
    .locator('picture img')
    .evaluateAll((images) => Promise.all(images.map((image) => (image as HTMLImageElement).decode())))
  const box = await block.boundingBox()
  if (!box) throw new Error(`the gallery has no block ${type}`)
  const clip = { ...box, height: Math.min(box.height, height) }
  const png = await page.screenshot({ clip, animations: 'disabled' })
  const encoded = (quality: number) => sharp(png).resize(pictureWidth).webp({ quality, effort: 6 }).toBuffer()
  const picture = await encoded(60)
  writeFileSync(join(folder, `${type}.webp`), picture.length > most ? await encoded(35) : picture)
}
await browser.close()
await server.close()
console.log(`${shown.length} pictures in ${folder}/`)
process.exit()
