import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, link, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import type { Page } from '@playwright/test'
import { launchOptions } from '../../scripts/shared/chromium.ts'

const cache = join(import.meta.dirname, '../../node_modules/.cache/old-chromium')

/** Unpacks the browser of an npm package once. It uses the libraries of the system's own Chromium. */
const unpacked = async (name: string): Promise<string> => {
  const file = join(cache, name)
  if (existsSync(file)) return file
  const packed = fileURLToPath(new URL('../bin/chromium.br', import.meta.resolve(name)))
  const unfinished = `${file}.${process.pid}`
  await mkdir(cache, { recursive: true })
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(unfinished))
  await chmod(unfinished, 0o755)
  // Keeps another worker's copy, which may be running: a browser whose executable is replaced cannot start its child processes.
  await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(unfinished)
  return file
}

/** Options for a fixture's `launchOptions`, for the release of Chromium in the named package. */
export const oldChromium = async (name: 'chromium-92' | 'chromium-103') => ({
  ...launchOptions(),
  executablePath: await unpacked(name),
})

// Playwright's visibility check needs a method of Chromium 105; the following check for boxes.

/** The first words of elements that are visible. */
export const shown = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const shows = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible'
    }
    return [...document.querySelectorAll(wanted)]
      .filter(shows)
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  }, selector)

/** Clicks the middle of the first element that matches a selector and has a box. */
export const press = async (page: Page, selector: string): Promise<void> => {
  const place = await page.evaluate((wanted) => {
    const found = [...document.querySelectorAll(wanted)].find(
      (element) => element.getClientRects().length > 0,
    )
    found?.scrollIntoView({ block: 'center' })
    const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {}
    return found && { x: x + width / 2, y: y + height / 2 }
  }, selector)
  if (!place) throw new Error(`nothing to press: ${selector}`)
  await page.mouse.click(place.x, place.y)
}
