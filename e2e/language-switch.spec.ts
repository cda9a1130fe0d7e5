import { expect } from '@playwright/test'
import type { CalculatorId } from '../src/calculators/ui/form/fields.ts'
import { cases } from './calculators/cases.ts'
import { addressOf } from './calculators/support.ts'
import { actBeforeHydration, hydrated } from './support/hydrated.ts'
import { idle } from './support/idle.ts'
import { chosen, inThai } from './support/pages.ts'
import { test } from './support/site.ts'

test('the switch stays on the page and keeps query and hash, there and back', async ({ page }) => {
  await page.goto(`${chosen.privacy}?from=mail&x=1#cookie-preferences`)
  await hydrated(page)
  await page.locator('header a[hreflang=th]:visible').click()
  await expect(page).toHaveURL(`${inThai(chosen.privacy)}?from=mail&x=1#cookie-preferences`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await hydrated(page)
  await page.locator('header a[hreflang=en]:visible').click()
  await expect(page).toHaveURL(`${chosen.privacy}?from=mail&x=1#cookie-preferences`)
})

test('a switch before hydration keeps what the address holds, too', async ({ page }) => {
  const [{ id = '', bad = '' } = {}] = cases
  const path = `${addressOf(id as CalculatorId)}?${bad}#working`
  await actBeforeHydration(page, path, async () => {
    await page.locator('header a[hreflang=th]:visible').click()
    await expect(page).toHaveURL(inThai(path))
  })
})

test('after a navigation the switch leads to the page shown', async ({ page }) => {
  await page.goto(chosen.service)
  await hydrated(page)
  await page.locator(`main nav a[href="${chosen.services}"]`).first().click()
  await expect(page).toHaveURL(chosen.services)
  await expect(page.locator('header a[hreflang=th]:visible')).toHaveAttribute('href', inThai(chosen.services))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the switch is an ordinary link', async ({ page }) => {
    await page.goto(chosen.otherService)
    await page.locator('header a[hreflang=th]:visible').click()
    await expect(page).toHaveURL(inThai(chosen.otherService))
    await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  })
})

test.describe('a visitor who reads Thai', () => {
  test.use({ locale: 'th-TH' })

  test('is offered the Thai page once, and not again after declining', async ({ page }) => {
    await page.goto(chosen.services)
    const offer = page.locator('aside[lang=th]')
    await hydrated(page)
    await idle(page)
    await expect(offer).toHaveCount(0)
    await page.mouse.move(200, 200)
    await expect(offer).toBeVisible()
    await expect(offer.locator('a')).toHaveAttribute('href', inThai(chosen.services))
    await offer.locator('button').click()
    await expect(offer).toHaveCount(0)
    await page.reload()
    await hydrated(page)
    await page.mouse.move(300, 300)
    await idle(page)
    await expect(offer).toHaveCount(0)
  })

  test('is offered nothing on a Thai page', async ({ page }) => {
    await page.goto(inThai(chosen.services))
    await hydrated(page)
    await page.mouse.move(200, 200)
    await idle(page)
    await expect(page.locator('aside[lang]')).toHaveCount(0)
  })
})
