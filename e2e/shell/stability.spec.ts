import { expect } from '@playwright/test'
import { viewports } from '../../scripts/shared/viewports.ts'
import { hydrated } from '../support/hydrated.ts'
import { idle } from '../support/idle.ts'
import { drawn, recordShifts, withoutTypefaces } from '../support/layout-shift.ts'
import { chosen, inThai } from '../support/pages.ts'
import { test } from '../support/site.ts'

test.use({ locale: 'en-GB' })

const screens = {
  phone: { viewport: viewports.phone, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  desktop: { viewport: viewports.desktop },
}
const paths = [
  ...['/', chosen.service, chosen.privacy, chosen.contact, chosen.calculator],
  ...[
    '/th',
    inThai(chosen.service),
    inThai(chosen.privacy),
    inThai(chosen.search),
    inThai(chosen.otherCalculator),
  ],
]

for (const [name, screen] of Object.entries(screens))
  test.describe(name, () => {
    test.use(screen)

    for (const path of paths)
      test(`nothing moves while ${path} loads`, async ({ page }) => {
        const shifts = await recordShifts(page)
        await withoutTypefaces(page)
        await page.goto(path, { waitUntil: 'networkidle' })
        await hydrated(page)
        await drawn(page)
        expect(await shifts()).toEqual([])
      })
  })

test('a fold whose name has not arrived shows no name of the browser', async ({ page, server }) => {
  for (const path of ['/', chosen.service, chosen.calculator]) {
    const html = await (await fetch(server.url + path)).text()
    const [upToFold] = /^.*?<details[^>]*>/s.exec(html) ?? []
    expect(upToFold, path).toBeDefined()
    await page.route(server.url + path, (route) =>
      route.fulfill({ body: upToFold ?? '', contentType: 'text/html' }),
    )
    await page.goto(path)
    await expect(page.locator('details'), path).toHaveCount(1)
    await expect(page.locator('details'), path).toBeHidden()
  }
})

test('reduced motion means none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element)
        return parseFloat(transitionDuration) > 0 || animationName !== 'none'
      }).length,
  )
  expect(moving).toBe(0)
})

test('no request leaves the site', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => !request.url().startsWith(baseURL ?? '') && foreign.push(request.url()))
  for (const path of ['/', inThai(chosen.service), chosen.contact, '/nope']) {
    await page.goto(path)
    await hydrated(page)
    await idle(page)
  }
  expect(foreign).toEqual([])
})

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto(chosen.services)
  await hydrated(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})
