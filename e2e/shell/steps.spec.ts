import { expect, type Page } from '@playwright/test'
import { viewports } from '../../scripts/shared/viewports.ts'
import { hydrated } from '../support/hydrated.ts'
import { idle } from '../support/idle.ts'
import { chosen, headingOf, inThai } from '../support/pages.ts'
import { test } from '../support/site.ts'

// On a phone, parts out of view are laid out after the first paint, and rendered after a new page's head. Visitors must notice neither.

const service = chosen.service
const parts = 'main [data-parts] > *, body footer'

test.use({ locale: 'en-GB', deviceScaleFactor: 2 })

/** Number of the page's parts that are laid out. */
const countLaidOut = (page: Page) =>
  page
    .locator(parts)
    .evaluateAll(
      (elements) =>
        elements.filter((element) =>
          element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    )

test('at first only what is in sight is laid out, then everything', async ({ page }) => {
  // Blocks the app, which would lay out the rest before hydrating.
  await page.route('**/assets/libraries-*.js', () => {})
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.goto(service, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await expect(page.locator('body footer')).toBeAttached()
  const all = await page.locator(parts).count()
  expect(await countLaidOut(page)).toBeLessThan(all / 2)
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await expect.poll(() => countLaidOut(page)).toBe(all)
})

/** Distance in px between the section named in the URL and its proper position. */
const miss = (page: Page) =>
  page.evaluate(() => {
    const target = document.querySelector(':target')
    if (!target) throw new Error('no section has this name')
    const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    const wanted = target.getBoundingClientRect().top + scrollY - padding
    // The last sections of a page cannot reach the top.
    const end = document.documentElement.scrollHeight - innerHeight
    return Math.abs(scrollY - Math.min(wanted, end))
  })

for (const [size, viewport] of Object.entries(viewports))
  for (const javaScriptEnabled of [true, false])
    test.describe(`on a ${size} ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ viewport, javaScriptEnabled })
      for (const path of [service, inThai(chosen.privacy)])
        test(`an address with a section of ${path} leads there`, async ({ page }) => {
          await page.goto(path)
          const ids = await page
            .locator('main [data-parts] > [id]')
            .evaluateAll((all) => all.map(({ id }) => id))
          expect(ids.length).toBeGreaterThan(4)
          for (const id of [ids[1], ids[Math.floor(ids.length / 2)], ids.at(-1)]) {
            await page.goto('about:blank')
            await page.goto(`${path}#${id}`)
            if (javaScriptEnabled) await hydrated(page)
            await expect.poll(() => countLaidOut(page)).toBe(await page.locator(parts).count())
            expect(await miss(page), id).toBeLessThan(2)
          }
        })
    })

for (const [size, path] of [
  ['phone', chosen.privacy],
  ['phone', `${service}#move-steps`],
  ['desktop', chosen.calculator],
] as const)
  test(`${path} keeps its scroll position after a reload and after Back, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewports[size])
    await page.goto(path)
    await hydrated(page)
    await page.evaluate(() => scrollTo(0, 0.8 * document.documentElement.scrollHeight))
    const place = () => page.evaluate(() => Math.round(scrollY))
    const before = await place()
    expect(before).toBeGreaterThan(1000)
    for (const leave of [
      () => page.reload(),
      () => page.goto('about:blank').then(() => page.goBack()),
      () => page.reload(),
    ]) {
      await leave()
      await hydrated(page)
      await idle(page)
      expect(await place()).toBe(before)
    }
  })

test('a page reloaded before its scroll event keeps its scroll position', async ({ page }) => {
  await page.setViewportSize(viewports.desktop)
  await page.goto(chosen.calculator)
  await hydrated(page)
  // The router would correct the position in any case, while the browser alone sometimes misses it.
  await page.route(/\/assets\/site-/, (route) => route.abort())
  const loaded = page.waitForEvent('load')
  const before = await page.evaluate(() => {
    scrollTo(0, 0.8 * document.documentElement.scrollHeight)
    location.reload()
    return Math.round(scrollY)
  })
  await loaded
  expect(before).toBeGreaterThan(1000)
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(before)
})

/** Records the number of sections beside each new heading when it first appears. */
const recordSections = (page: Page) =>
  page.evaluate(() => {
    const seen: number[] = []
    Object.assign(globalThis, { seen })
    let last = document.querySelector('main h1')?.textContent
    new MutationObserver(() => {
      const heading = document.querySelector('main h1')?.textContent
      if (!heading || heading === last) return
      last = heading
      seen.push(document.querySelectorAll('main [data-parts] > section').length)
    }).observe(document.querySelector('main') as Element, { childList: true, subtree: true })
  })
const sectionsSeen = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen)

test('a link shows a page’s head first; the history and a link to a section show the whole page', async ({
  page,
}) => {
  await page.goto(chosen.services)
  await hydrated(page)
  await recordSections(page)
  await page.locator(`main a[href="${service}"]`).first().click()
  await expect(page.locator('main [data-parts] > section')).not.toHaveCount(0)
  await expect(page.locator('h1')).toHaveText(headingOf(service))
  expect(await sectionsSeen(page)).toEqual([0])
  await page.goBack()
  await expect.poll(async () => (await sectionsSeen(page)).length).toBe(2)
  expect((await sectionsSeen(page))[1]).toBeGreaterThan(0)
  await page.locator('footer a[href*="#cookie-preferences"]').click()
  await expect.poll(async () => (await sectionsSeen(page)).length).toBe(3)
  expect((await sectionsSeen(page))[2]).toBeGreaterThan(0)
  await expect(page.locator('#cookie-preferences')).toBeInViewport()
})
