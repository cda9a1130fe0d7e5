import { expect, type Page } from '@playwright/test'
import { actBeforeHydration, hydrated, isHydrated } from './support/hydrated.ts'
import { test } from './support/site.ts'

/** Keeps every record of the document's changes from the end of parsing on. */
const recordMutations = (page: Page) =>
  page.addInitScript(() => {
    const records: MutationRecord[] = []
    Object.assign(globalThis, { records })
    const observer = new MutationObserver((more) => records.push(...more))
    const watch = { childList: true, subtree: true, attributeOldValue: true, characterDataOldValue: true }
    document.addEventListener('DOMContentLoaded', () => observer.observe(document, watch))
  })

/**
 * What has changed since. Not counted: what React writes as it was (the title's text, the attributes of inputs, which it takes off and
 * puts back), what is named in the head as needed soon, and the whole style sheet's link, which is switched on.
 */
const mutations = (page: Page) =>
  page.evaluate(() => {
    const { records } = globalThis as unknown as { records: MutationRecord[] }
    const isKnown = (node: Node) =>
      node instanceof Element && node.matches('link[rel=modulepreload], link[rel=preload]')
    const first = (record: MutationRecord) =>
      records.find(
        ({ target, attributeName }) => target === record.target && attributeName === record.attributeName,
      )
    const changed = (record: MutationRecord) => {
      const { type, target, attributeName, addedNodes, removedNodes } = record
      if (type === 'characterData') return record.oldValue !== target.nodeValue
      if (type === 'attributes' && target instanceof HTMLLinkElement) return target.rel !== 'stylesheet'
      if (type === 'attributes')
        return first(record)?.oldValue !== (target as Element).getAttribute(attributeName ?? '')
      return ![...addedNodes, ...removedNodes].every(isKnown)
    }
    return records
      .filter(changed)
      .map(({ type, target, attributeName }) => `${type} ${attributeName ?? ''} in ${target.nodeName}`)
  })

test.use({ locale: 'en-GB' })

for (const path of [
  '/',
  '/services/nutanix',
  '/privacy',
  '/contact-us',
  '/ci/color-guidelines',
  '/nope',
  '/community/it-calculator/calculate-raid',
])
  test(`${path} is hydrated without touching the document`, async ({ page }) => {
    await recordMutations(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await hydrated(page)
    expect(await mutations(page)).toEqual([])
  })

test('slow texts delay hydration, nothing else', async ({ page }) => {
  await recordMutations(page)
  const gate = Promise.withResolvers<void>()
  await page.route('**/locales/**', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/services/nutanix')
  await expect(page.locator('h1')).toBeVisible()
  await page.waitForTimeout(1500)
  expect(await isHydrated(page)).toBe(false)
  gate.resolve()
  await hydrated(page)
  expect(await mutations(page)).toEqual([])
})

for (const path of ['/services/nutanix', '/services/nutanix#ahv-questions'])
  test(`who has scrolled before hydration is left there on ${path}`, async ({ page }) => {
    await actBeforeHydration(page, path, () => page.evaluate(() => scrollTo(0, 700)))
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => scrollY)).toBe(700)
    await page.locator('footer a[href="/services"]').evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/\/services$/)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  })

test('a link that is pressed before hydration and let go after it is followed', async ({ page }) => {
  const link = page.locator('footer a[href="/services"]')
  await actBeforeHydration(page, '/', async () => {
    await link.hover()
    await page.mouse.down()
  })
  await page.mouse.up()
  await expect(page).toHaveURL(/\/services$/)
  await expect(page.locator('h1')).toBeFocused()
})

for (const [what, pattern, attempts] of [
  ['texts', '**/locales/en/pages/**', [6]],
  ['shell texts', '**/locales/en/common.json*', [6]],
  // Asked for ahead, and once more by the script that needs them if that has failed by then.
  ['libraries', '**/assets/libraries-*.js', [1, 2]],
  ['style sheet', '**/assets/*.css', [1]],
  ['boot script', '**/assets/boot-*.js', [1]],
  ['app', '**/assets/site-*.js', [1]],
] as [what: string, pattern: string, attempts: number[]][])
  test(`without its ${what} the prerendered page stays, and its links work`, async ({ page }) => {
    let asked = 0
    let fails = true
    await page.route(pattern, (route) => {
      asked++
      return fails ? route.abort() : route.continue()
    })
    await page.goto('/services/nutanix')
    const before = await page.locator('#root').innerHTML()
    await expect.poll(() => attempts.includes(asked), { timeout: 40_000 }).toBe(true)
    await page.waitForTimeout(300)
    expect(attempts).toContain(asked)
    expect(await isHydrated(page)).toBe(false)
    expect(await page.locator('#root').innerHTML()).toBe(before)
    fails = false
    await page.locator('main a[href="/services"]').first().click()
    await expect(page).toHaveURL(/\/services$/)
    await hydrated(page)
  })
