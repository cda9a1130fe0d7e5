import { expect } from '@playwright/test'
import { actBeforeHydration, hydrated, isHydrated } from './support/hydrated.ts'
import { mutations, recordMutations } from './support/mutations.ts'
import { chosen, pagesWith, sectionsOf } from './support/pages.ts'
import { test } from './support/site.ts'
import { visitorClock } from './support/visitor-clock.ts'

test.use({ locale: 'en-GB' })

// e2e/pages.spec.ts tests every page of the catalogue.
test('the 404 page is hydrated without touching the document', async ({ page }) => {
  await recordMutations(page)
  await page.goto('/nope', { waitUntil: 'networkidle' })
  await hydrated(page)
  expect(await mutations(page)).toEqual([])
})

test('no id occurs twice on the home page, which draws its cloth in two sizes', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.locator('svg[class*=selvedge]').scrollIntoViewIfNeeded()
  await expect(page.locator('pattern')).toHaveCount(2)
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
})

for (const path of [chosen.calculator, chosen.service, ...pagesWith('article').slice(0, 1)])
  test(`nothing marks the room of a cloth that is not drawn yet on ${path}`, async ({ page }) => {
    const aside = page.locator('main header > div > div:has(> svg)')
    const edges = () =>
      aside.evaluateAll((elements) =>
        elements
          .flatMap((element) => [element, ...element.children])
          .filter((element) => !element.matches('figure'))
          .map((element) => {
            const { borderInlineStartWidth, borderTopWidth, backgroundColor } = getComputedStyle(element)
            return [borderInlineStartWidth, borderTopWidth, backgroundColor]
          }),
      )
    const nothing = ['0px', '0px', 'rgba(0, 0, 0, 0)']
    await actBeforeHydration(page, path, async () => {
      for (const edge of await edges()) expect(edge).toEqual(nothing)
    })
    await expect(aside.locator('> svg > rect')).toHaveCount(1)
    await expect.poll(async () => (await edges()).flat()).toContain('1px')
  })

test('slow texts delay hydration, nothing else', async ({ page }) => {
  const clock = await visitorClock(page)
  await recordMutations(page)
  const gate = Promise.withResolvers<void>()
  await page.route('**/locales/**', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(chosen.service)
  await expect(page.locator('h1')).toBeVisible()
  await clock.advance(1500)
  expect(await isHydrated(page)).toBe(false)
  gate.resolve()
  await hydrated(page)
  expect(await mutations(page)).toEqual([])
})

for (const path of [chosen.service, `${chosen.service}#${sectionsOf(chosen.service).at(-1)}`])
  test(`a visitor who has scrolled before hydration stays there on ${path}`, async ({ page }) => {
    const clock = await visitorClock(page)
    await actBeforeHydration(page, path, () => page.evaluate(() => scrollTo(0, 700)))
    await clock.advance(300)
    expect(await page.evaluate(() => scrollY)).toBe(700)
    await page.locator(`footer a[href="${chosen.services}"]`).evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(chosen.services)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  })

test('a link that is pressed before hydration and released after it is followed', async ({ page }) => {
  const link = page.locator(`footer a[href="${chosen.services}"]`)
  await actBeforeHydration(page, '/', async () => {
    await link.hover()
    await page.mouse.down()
  })
  await page.mouse.up()
  await expect(page).toHaveURL(chosen.services)
  await expect(page.locator('h1')).toBeFocused()
})

test('a button pressed at any moment of the start waits for the app or is answered', async ({ context }) => {
  test.skip(!chosen.hasCalculators, 'the site has no calculators')
  test.slow()
  const outcomes = new Set<boolean>()
  const counts = [0, 6, 12, 18, 24, 30, 36, 42, 48, 100, 200, 400, 800]
  for (const tasks of counts) {
    // Later ones are for a busy machine, where the app starts late.
    if (tasks > 48 && outcomes.size === 2) break
    const page = await context.newPage()
    // Presses the button `count` tasks after the libraries have loaded, while the app loads its texts, starts React and hydrates.
    await page.addInitScript((count) => {
      const pressAfter = (left: number) => {
        if (left > 0) return setTimeout(pressAfter, 0, left - 1)
        const button = document.querySelector<HTMLButtonElement>('main button[aria-pressed=false]')
        Object.assign(globalThis, { waited: button?.disabled })
        button?.click()
      }
      const libraries = () =>
        performance
          .getEntriesByType('resource')
          .some(({ name, duration }) => name.includes('/libraries-') && duration > 0)
      const begin = () => (libraries() ? pressAfter(count) : setTimeout(begin, 2))
      addEventListener('DOMContentLoaded', begin)
    }, tasks)
    await page.goto(chosen.calculator)
    await hydrated(page)
    await page.waitForFunction(() => 'waited' in globalThis)
    const waited = await page.evaluate(() => Reflect.get(globalThis, 'waited'))
    outcomes.add(waited)
    await expect(page.locator('main button[aria-pressed]').first(), `after ${tasks} tasks`).toHaveAttribute(
      'aria-pressed',
      String(!waited),
    )
    await page.close()
  }
  expect(outcomes).toEqual(new Set([true, false]))
})

for (const [what, pattern, attempts] of [
  ['texts', '**/locales/en/pages/**', [6]],
  ['shell texts', '**/locales/en/common.json*', [6]],
  ['libraries', '**/assets/libraries-*.js', [1]],
  // The page and the app each request it, and each retry once.
  ['style sheet', '**/assets/*.css', [4]],
  ['app', '**/assets/site-*.js', [1]],
] as [what: string, pattern: string, attempts: number[]][])
  test(`without its ${what} the prerendered page stays, and its links work`, async ({ page }) => {
    const clock = await visitorClock(page)
    let requests = 0
    let fails = true
    await page.route(pattern, (route) => {
      requests++
      return fails ? route.abort() : route.continue()
    })
    await page.goto(chosen.service)
    const before = await page.locator('#root').innerHTML()
    // The longest wait between two attempts takes 5.6 s.
    const tryOn = () => clock.advance(6000).then(() => attempts.includes(requests))
    await expect.poll(tryOn).toBe(true)
    // No attempt follows the last one.
    await clock.advance(6000)
    await clock.advance(6000)
    expect(attempts).toContain(requests)
    expect(await isHydrated(page)).toBe(false)
    expect(await page.locator('#root').innerHTML()).toBe(before)
    fails = false
    await page.locator(`main a[href="${chosen.services}"]`).first().click()
    await expect(page).toHaveURL(chosen.services)
    await hydrated(page)
  })
