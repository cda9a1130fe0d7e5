import { expect } from '@playwright/test'
import { onePerKind } from '../../scripts/shared/one-per-kind.ts'
import { viewports } from '../../scripts/shared/viewports.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { hydrated } from '../support/hydrated.ts'
import { test } from '../support/site.ts'

test.use({ locale: 'en-GB' })

/** Scrolls to the first section that reaches over the list of sections, if any does. */
const scrollToWideSection = () => {
  const list = document.querySelector('main nav li a[href^="#"]')?.closest('nav')
  const wide = [...(list?.parentElement?.lastElementChild?.children ?? [])].find(
    (section) => section.getBoundingClientRect().left < (list?.getBoundingClientRect().right ?? 0),
  )
  wide?.scrollIntoView()
  return wide !== undefined
}

test('the list of sections is hidden, too, on a page that is reloaded halfway down a wide section', async ({
  page,
}) => {
  await page.setViewportSize(viewports.desktop)
  const list = page.locator('main nav:has(li a[href^="#"])')
  let tried = 0
  for (const { path } of onePerKind) {
    await page.goto(hrefOf(path, 'en'))
    await hydrated(page)
    if (!(await page.evaluate(scrollToWideSection))) continue
    // Scrolls again, since parts that come into sight may be higher than estimated.
    await expect(async () => {
      await page.evaluate(scrollToWideSection)
      await expect(list, path).toHaveAttribute('data-covered', 'true', { timeout: 300 })
    }).toPass()
    await page.reload()
    await hydrated(page)
    await expect(list, path).toHaveAttribute('data-covered', 'true')
    tried += 1
  }
  expect(tried).toBeGreaterThan(0)
})

test('the list of sections marks none above the first', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(viewports.desktop)
  let tried = 0
  for (const { path } of onePerKind) {
    await page.goto(hrefOf(path, 'en'))
    await hydrated(page)
    const links = page.locator('main nav li a[href^="#"]')
    if ((await links.count()) < 4) continue
    const first = page.locator((await links.first().getAttribute('href')) ?? '')
    // Beside the list's start there is room for no other section.
    if ((await first.evaluate((section) => section.getBoundingClientRect().top / innerHeight)) < 0.35)
      continue
    const marked = page.locator('main nav li a[aria-current="location"]')
    await links
      .nth(3)
      .evaluate((link) => document.querySelector(link.getAttribute('href') ?? '')?.scrollIntoView())
    await page.waitForTimeout(300)
    // Some stand beside no place where a visitor reads, such as those of a short page.
    if ((await marked.count()) === 0) continue
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(300)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(marked, path).toHaveCount(0)
    tried += 1
  }
  expect(tried).toBeGreaterThan(0)
})

test('the list of sections is either whole or hidden beside any section', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(viewports.desktop)
  for (const { id, path } of onePerKind) {
    await page.goto(hrefOf(path, 'en'))
    await hydrated(page)
    const cut = await page.evaluate(async () => {
      const links = [...document.querySelectorAll<HTMLElement>('main nav li a[href^="#"]')]
      const list = links[0]?.closest('nav')
      if (!list) return []
      const places: number[] = []
      const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      for (let y = 0; y < document.documentElement.scrollHeight - innerHeight; y += 200) {
        scrollTo(0, y)
        for (let frame = 0; frame < 3; frame++) await drawn()
        const isCut = links.some((link) => {
          const { left, top, bottom } = link.getBoundingClientRect()
          const middle = (top + bottom) / 2
          const shown = list.getBoundingClientRect()
          // The list scrolls within itself; there is no element at the window's very edge.
          if (middle < Math.max(80, shown.top) || middle > Math.min(innerHeight - 1, shown.bottom))
            return false
          return !link.contains(document.elementFromPoint(left + 12, middle))
        })
        if (isCut && getComputedStyle(list).opacity !== '0') places.push(y)
      }
      return places
    })
    expect(cut, id).toEqual([])
  }
})
