import { expect } from '@playwright/test'
import { actBeforeHydration, hydrated } from './support/hydrated.ts'
import { idle } from './support/idle.ts'
import { test } from './support/site.ts'

test('the switch stays on the page and keeps query and hash, there and back', async ({ page }) => {
  await page.goto('/privacy?from=mail&x=1#cookie-preferences')
  await hydrated(page)
  await page.locator('header a[hreflang=th]:visible').click()
  await expect(page).toHaveURL(/\/th\/privacy\?from=mail&x=1#cookie-preferences$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await hydrated(page)
  await page.locator('header a[hreflang=en]:visible').click()
  await expect(page).toHaveURL(/\d\/privacy\?from=mail&x=1#cookie-preferences$/)
})

test('a switch before hydration keeps what the address holds, too', async ({ page }) => {
  const path = '/community/it-calculator/calculate-raid?diskCount=5#working'
  await actBeforeHydration(page, path, async () => {
    await page.locator('header a[hreflang=th]:visible').click()
    await expect(page).toHaveURL(/\/th\/community\/it-calculator\/calculate-raid\?diskCount=5#working$/)
  })
})

test('after a navigation the switch leads to the page shown', async ({ page }) => {
  await page.goto('/services/nutanix')
  await hydrated(page)
  await page.locator('main nav a[href="/services"]').first().click()
  await expect(page).toHaveURL(/\/services$/)
  await expect(page.locator('header a[hreflang=th]:visible')).toHaveAttribute('href', '/th/services')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the switch is an ordinary link', async ({ page }) => {
    await page.goto('/services/kubernetes')
    await page.locator('header a[hreflang=th]:visible').click()
    await expect(page).toHaveURL(/\/th\/services\/kubernetes$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  })
})

test.describe('a visitor who reads Thai', () => {
  test.use({ locale: 'th-TH' })

  test('is offered the Thai page once, and not again after declining', async ({ page }) => {
    await page.goto('/services')
    const offer = page.locator('aside[lang=th]')
    await hydrated(page)
    await idle(page)
    await expect(offer).toHaveCount(0)
    await page.mouse.move(200, 200)
    await expect(offer).toBeVisible()
    await expect(offer.locator('a')).toHaveAttribute('href', '/th/services')
    await offer.locator('button').click()
    await expect(offer).toHaveCount(0)
    await page.reload()
    await hydrated(page)
    await page.mouse.move(300, 300)
    await idle(page)
    await expect(offer).toHaveCount(0)
  })

  test('is offered nothing on a Thai page', async ({ page }) => {
    await page.goto('/th/services')
    await hydrated(page)
    await page.mouse.move(200, 200)
    await idle(page)
    await expect(page.locator('aside[lang]')).toHaveCount(0)
  })
})
