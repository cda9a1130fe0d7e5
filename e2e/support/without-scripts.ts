import { type Browser, expect, type Page } from '@playwright/test'
import { viewports } from '../../scripts/shared/viewports.ts'
import { complaintsOf } from './site.ts'

/** Controls that need a script. Radio buttons work by style sheets. */
const controls = ':is(button, input:not([type=radio]), select, textarea):enabled:not(form *)'

/** Lists problems without scripts: covered questions, controls that look usable, forms without an explanation. */
const deadParts = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const all = (parts: string) =>
      [...document.querySelectorAll<HTMLElement>(parts)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      )
    const covered = (summary: HTMLElement) => {
      // The bar at the bottom may cover it at first.
      summary.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = summary.getBoundingClientRect()
      return !summary.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }
    const seemsAlive = (control: HTMLElement) => getComputedStyle(control).pointerEvents !== 'none'
    const saysNothing = (form: HTMLElement) => !form.querySelector('noscript > *')?.checkVisibility()
    return [
      ...all('main summary').filter(covered),
      ...all(`main ${selector}`).filter(seemsAlive),
      ...all('main form:not([action])').filter(saysNothing),
    ].map((element) => element.outerHTML.slice(0, 120))
  }, controls)

/** Expects the first question to open or close. */
const expectQuestionOpens = async (page: Page) => {
  const [summary] = await page.locator('main summary:visible').all()
  if (!summary) return
  const details = summary.locator('..')
  const open = (await details.getAttribute('open')) !== null
  await summary.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await summary.click()
  await expect(details).toHaveJSProperty('open', !open)
}

/** Expects a link in the menu to lead to another page. */
const expectMenuLeadsOn = async (page: Page, url: string) => {
  await page.locator('button[popovertarget]:visible').click()
  await page.locator('#navigation summary').first().click()
  await page.locator('#navigation details[open] a:not([aria-current])').first().click()
  await expect(page).not.toHaveURL(url)
  await expect(page.locator('h1')).toBeVisible()
}

/** A tab that runs no scripts. It stores nothing, so it can visit many pages. */
export interface Scriptless {
  readonly page: Page
  readonly complaints: string[]
}

export const openScriptless = async (browser: Browser): Promise<Scriptless> => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: viewports.phone })
  return { page, complaints: complaintsOf(page) }
}

/** Expects a page that works on a phone without scripts: readable, usable, and left by its menu where `menu` is set. */
export const expectWorksWithoutScripts = async (
  { page, complaints }: Scriptless,
  { url, menu }: { url: string; menu: boolean },
) => {
  complaints.length = 0
  await page.goto(url)
  await expect(page.locator('h1')).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(viewports.phone.width)
  expect(await deadParts(page)).toEqual([])
  await expectQuestionOpens(page)
  if (menu) await expectMenuLeadsOn(page, url)
  expect(complaints).toEqual([])
}
