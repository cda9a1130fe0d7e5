import type { BrowserContext, Page } from '@playwright/test'
import { openSlowPage } from './visit.ts'

/** Keeps the time at which a heading with the given words is painted, since the epoch; it runs in every document of the page. */
const watchFor = (words: string) => {
  const look = () => {
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0
    const heading = document.querySelector('main h1')
    if (!painted || !heading?.textContent.includes(words)) return requestAnimationFrame(look)
    // A task of its own comes right after this frame's paint.
    setTimeout(() => {
      Object.assign(globalThis, { shownAt: performance.timeOrigin + performance.now() })
    })
  }
  requestAnimationFrame(look)
}

const clickAndWait = async (page: Page, path: string): Promise<number> => {
  const clickedAt = await page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>(`main a[href$="${href}"]`)
    if (!link) throw new Error(`no link to ${href}`)
    setTimeout(() => link.click())
    return performance.timeOrigin + performance.now()
  }, path)
  const shownAt = await page.waitForFunction(() => (globalThis as { shownAt?: number }).shownAt)
  return ((await shownAt.jsonValue()) as number) - clickedAt
}

/**
 * Milliseconds from a click to the new page's painted heading, on a page that has loaded completely.
 * @param to the link's path, and words that only its page's heading has
 * @param ahead whether the visitor points at the link for a second first
 */
export const measureNavigation = async (
  context: BrowserContext,
  from: string,
  { path, words }: { path: string; words: string },
  ahead: boolean,
): Promise<number> => {
  const { page } = await openSlowPage(context)
  await page.addInitScript(watchFor, words)
  await page.goto(from)
  await page.locator('main h1').waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  if (ahead) {
    await page.locator(`main a[href$="${path}"]`).first().hover()
    await page.waitForTimeout(1000)
  }
  const time = await clickAndWait(page, path)
  await page.close()
  return time
}
