import { expect, type Page } from '@playwright/test'
import { hydrated, isHydrated } from './support/hydrated.ts'
import { test } from './support/site.ts'

/**
 * Records every change of the document from the end of parsing on. Two are none: React writes the title it finds once more, and the
 * build's loader names the chunks that a script will need in the head.
 */
const recordMutations = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { mutations: seen })
    const isHint = (node: Node) => node instanceof HTMLLinkElement && node.rel === 'modulepreload'
    const changed = ({ type, oldValue, target, addedNodes, removedNodes }: MutationRecord) => {
      if (type === 'characterData') return oldValue !== target.nodeValue
      return type !== 'childList' || removedNodes.length > 0 || ![...addedNodes].every(isHint)
    }
    const describe = ({ type, target }: MutationRecord) => `${type} in ${target.nodeName}`
    const observer = new MutationObserver((records) => seen.push(...records.filter(changed).map(describe)))
    const watch = {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
      characterDataOldValue: true,
    }
    document.addEventListener('DOMContentLoaded', () => observer.observe(document, watch))
  })

const mutations = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { mutations: string[] }).mutations)

test.use({ locale: 'en-GB' })

for (const path of ['/', '/services/nutanix', '/privacy', '/contact-us', '/ci/color-guidelines', '/nope'])
  test(`${path} is hydrated without touching the document`, async ({ page }) => {
    await recordMutations(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await hydrated(page)
    expect(await mutations(page)).toEqual([])
  })

test('slow texts delay hydration, nothing else', async ({ page }) => {
  await recordMutations(page)
  await page.route('**/locales/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/services/nutanix')
  expect(await isHydrated(page)).toBe(false)
  await expect(page.locator('h1')).toBeVisible()
  await hydrated(page)
  expect(await mutations(page)).toEqual([])
})

for (const [what, pattern] of [
  ['texts', '**/locales/en/pages/**'],
  ['shell texts', '**/locales/en/common.json*'],
  ['page chunk', '**/assets/service-*.js'],
  ['boot script', '**/assets/index-*.js'],
  ['app', '**/assets/main-*.js'],
] as const)
  test(`without its ${what} the prerendered page stays, and its links work`, async ({ page }) => {
    await page.clock.install()
    let failing = true
    await page.route(pattern, (route) => (failing ? route.abort() : route.continue()))
    await page.goto('/services/nutanix')
    const before = await page.locator('#root').innerHTML()
    await page.clock.runFor(20_000)
    await page.waitForTimeout(200)
    expect(await isHydrated(page)).toBe(false)
    expect(await page.locator('#root').innerHTML()).toBe(before)
    failing = false
    await page.locator('main a[href="/services"]').first().click()
    await expect(page).toHaveURL(/\/services$/)
    await hydrated(page)
  })
