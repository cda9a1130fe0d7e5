import { type Browser, expect } from '@playwright/test'
import { viewports } from '../../scripts/shared/viewports.ts'
import { complaintsOf } from './site.ts'

/** Controls that need a script. Style sheets handle radio buttons. */
const controls = ':is(button, input:not([type=radio]), select, textarea):enabled:visible:not(form *)'

/** Expects a page that works on a phone without scripts: readable, usable, with links that lead on. */
export const expectWorksWithoutScripts = async (browser: Browser, baseURL: string, href: string) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: viewports.phone,
  })
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  await page.goto(href)
  await expect(page.locator('h1')).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(viewports.phone.width)

  for (const summary of await page.locator('main summary:visible').all()) {
    const details = summary.locator('..')
    const open = (await details.getAttribute('open')) !== null
    // The bar at the bottom may cover what Playwright takes for visible.
    await summary.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await summary.click()
    await expect(details).toHaveJSProperty('open', !open)
  }
  // A control that only a script could handle must look like text; a form must work without one or say that it does not.
  for (const control of await page.locator('main').locator(controls).all())
    await expect(control).toHaveCSS('pointer-events', 'none')
  for (const form of await page.locator('main form:not([action])').all())
    await expect(form.locator('noscript p')).toBeVisible()

  await page.locator('button[popovertarget]:visible').click()
  await page.locator('#navigation summary').first().click()
  await page.locator('#navigation details[open] a:not([aria-current])').first().click()
  await expect(page).not.toHaveURL(href)
  await expect(page.locator('h1')).toBeVisible()
  expect(complaints).toEqual([])
  await context.close()
}
