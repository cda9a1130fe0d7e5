import { type CDPSession, expect, type Page, type Response } from '@playwright/test'
import { delayFonts } from './support/delay-fonts.ts'
import { hydrated } from './support/hydrated.ts'
import { chosen, inThai } from './support/pages.ts'
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

for (const [language, path] of [
  ['en', chosen.otherService],
  ['th', inThai(chosen.otherService)],
] as const)
  test(`a page in ${language} loads its own fonts within the budget`, async ({ page }) => {
    const responses = new Map<string, Response>()
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2')) responses.set(response.url(), response)
    })
    await page.goto(path)
    await hydrated(page)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.evaluate(() => document.fonts.ready)
    const urls = [...responses.keys()]
    expect(urls.some((url) => url.includes('thai'))).toBe(language === 'th')
    const bodies = await Promise.all([...responses.values()].map((response) => response.body()))
    const bytes = bodies.reduce((sum, { length }) => sum + length, 0)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(budgets[language])
    const preloads = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((found) => found.map((link) => (link as HTMLLinkElement).href))
    for (const href of preloads) expect(urls).toContain(href)
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

for (const [path, face] of [
  [chosen.services, 'IBM Plex Sans SemiBold'],
  [inThai(chosen.services), 'IBM Plex Sans Thai SemiBold'],
] as const)
  test(`${path} shows the brand's typeface on a first visit, though its fonts are late`, async ({ page }) => {
    await delayFonts(page, 700)
    await page.goto(path)
    const session = await inspect(page)
    await expect.poll(() => fontsOf(session, 'h1')).toEqual([face])
  })
