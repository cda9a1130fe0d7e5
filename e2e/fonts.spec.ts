import { type CDPSession, expect, type Page } from '@playwright/test'
import { viewports } from '../scripts/shared/viewports.ts'
import { delayFonts } from './support/delay-fonts.ts'
import { hydrated } from './support/hydrated.ts'
import { recordShifts } from './support/layout-shift.ts'
import { test } from './support/site.ts'

const budgets = { en: 40 * 1024, th: 65 * 1024 }

/** The fonts that the browser uses for an element's own text. */
const fontsOf = async (session: CDPSession, selector: string) => {
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

const inspect = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  return session
}

for (const viewport of Object.values(viewports))
  for (const delay of [0, 120, 700])
    test(`nothing moves at ${viewport.width} px with fonts ${delay} ms late`, async ({ browser, server }) => {
      const context = await browser.newContext({ viewport, baseURL: server.url })
      for (const path of ['/', '/privacy', '/th', '/th/services/kubernetes']) {
        const page = await context.newPage()
        const shifts = await recordShifts(page)
        if (delay) await delayFonts(page, delay)
        await page.goto(path, { waitUntil: 'load' })
        await page.waitForTimeout(delay + 200)
        expect(await shifts(), path).toEqual([])
        await page.close()
      }
      await context.close()
    })

for (const [language, path] of [
  ['en', '/services/kubernetes'],
  ['th', '/th/services/kubernetes'],
] as const)
  test(`a page in ${language} loads its own fonts within the budget`, async ({ page }) => {
    const files = new Map<string, number>()
    page.on('response', async (response) => {
      if (response.url().endsWith('.woff2')) files.set(response.url(), (await response.body()).length)
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    expect([...files.keys()].some((url) => url.includes('thai'))).toBe(language === 'th')
    const bytes = [...files.values()].reduce((sum, length) => sum + length, 0)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(budgets[language])
    const preloads = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((found) => found.map((link) => (link as HTMLLinkElement).href))
    for (const href of preloads) expect([...files.keys()]).toContain(href)
  })

test('Thai with joined words is drawn in the Thai face and nothing else', async ({ page }) => {
  await page.goto('/th')
  await page.reload()
  await page.evaluate(() => {
    const text = document.createElement('p')
    text.id = 'joined'
    text.textContent = 'ค\u200dลา\u200dว\u200dด์\u200bที่ปรึกษา'
    document.body.append(text)
  })
  await page.evaluate(() => document.fonts.ready)
  const session = await inspect(page)
  await expect.poll(() => fontsOf(session, '#joined')).toEqual(['IBM Plex Sans Thai'])
})

test('fonts that came too late are shown from the next page on', async ({ page }) => {
  await delayFonts(page, 700)
  await page.goto('/services')
  await hydrated(page)
  await page.waitForTimeout(900)
  const session = await inspect(page)
  expect((await fontsOf(session, 'h1')).join()).not.toContain('Plex')
  await page.locator('main a[href="/services/nutanix"]').first().click()
  await expect(page).toHaveURL(/nutanix$/)
  // The browser's inspector fails on a heading that is replaced meanwhile.
  await expect(page.locator('h1')).toBeFocused()
  await expect.poll(() => fontsOf(session, 'h1')).toEqual(['IBM Plex Sans SemiBold'])
})
