import type { BrowserContext, Page } from '@playwright/test'
import { openSlowPage } from './visit.ts'

/** Records when a heading with the given words is painted, in ms since the epoch; runs in every document of the page. */
const watchFor = (words: string) => {
  const look = () => {
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0
    const heading = document.querySelector('main h1')
    if (!painted || !heading?.textContent.includes(words)) return requestAnimationFrame(look)
    // A separate task runs right after this frame is painted.
    setTimeout(() => {
      Object.assign(globalThis, { shownAt: performance.timeOrigin + performance.now() })
    })
  }
  requestAnimationFrame(look)
}

/** What precedes the click: nothing, pointing at the link, or opening its menu. The site may prefetch in the seconds between. */
export type Approach =
  | { readonly by: 'link' }
  | { readonly by: 'pointing'; readonly seconds: number }
  | { readonly by: 'menu'; readonly seconds: number }

const approach = async (page: Page, link: string, way: Approach): Promise<void> => {
  if (way.by === 'link') return
  if (way.by === 'pointing') await page.locator(link).first().hover()
  else {
    await page.locator('header button[popovertarget]:visible').first().click()
    await page.locator(link).locator('xpath=ancestor::details/summary').click()
  }
  await page.waitForTimeout(1000 * way.seconds)
}

const clickAndWait = async (page: Page, link: string): Promise<number> => {
  const clickedAt = await page.evaluate((selector) => {
    const anchor = document.querySelector<HTMLAnchorElement>(selector)
    if (!anchor) throw new Error(`no link ${selector}`)
    setTimeout(() => anchor.click())
    return performance.timeOrigin + performance.now()
  }, link)
  const shownAt = await page.waitForFunction(() => (globalThis as { shownAt?: number }).shownAt)
  return ((await shownAt.jsonValue()) as number) - clickedAt
}

/**
 * Milliseconds from a click to the new page's painted heading, on a page that has loaded completely.
 * @param to the link's path, and words that only its page's heading has
 */
export const measureNavigation = async (
  context: BrowserContext,
  from: string,
  { path, words }: { path: string; words: string },
  way: Approach,
): Promise<number> => {
  const { page } = await openSlowPage(context)
  await page.addInitScript(watchFor, words)
  await page.goto(from)
  await page.locator('main h1').waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const link = `${way.by === 'menu' ? 'header' : 'main'} a[href$="${path}"]`
  await approach(page, link, way)
  const time = await clickAndWait(page, link)
  await page.close()
  return time
}
