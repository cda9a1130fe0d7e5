import { expect } from '@playwright/test'
import { viewports } from '../../scripts/shared/viewports.ts'
import { brand } from '../../src/provider/brand.ts'
import { actBeforeHydration, hydrated } from '../support/hydrated.ts'
import { test } from '../support/site.ts'

test.use({ locale: 'en-GB' })

test('the form opens with the topic of the page one comes from, and the heading says so', async ({
  page,
}) => {
  await page.goto('/services/kubernetes')
  await hydrated(page)
  const link = page.locator('main a[href="/contact-us"]').first()
  await link.click()
  await expect(page).toHaveURL(/\/contact-us\?topic=kubernetes$/)
  await expect(page.locator('h1')).toContainText('Kubernetes')
  await expect(page.locator('select[name="topic"]')).toHaveValue('kubernetes')
})

test('a link to the form has the topic once it is pressed, also before the app is there and in another tab', async ({
  page,
  context,
}) => {
  await actBeforeHydration(page, '/services/kubernetes', async () => {
    const link = page.locator('main a[href="/contact-us"]').first()
    const opened = context.waitForEvent('page')
    await link.click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(/\/contact-us\?topic=kubernetes$/)
  })
  const opened = context.waitForEvent('page')
  await page
    .locator('main a[href*="/contact-us"]:visible')
    .last()
    .click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect(tab).toHaveURL(/\/contact-us\?topic=kubernetes$/)
  await hydrated(tab)
  await expect(tab.locator('select[name="topic"]')).toHaveValue('kubernetes')
})

test('an unknown topic in the address is ignored', async ({ page }) => {
  await page.goto('/contact-us?topic=%3Cscript%3E')
  await hydrated(page)
  await expect(page.locator('select[name="topic"]')).toHaveValue('')
})

test('topics are grouped, with one for who is not sure and one for a quotation', async ({ page }) => {
  await page.goto('/contact-us')
  await hydrated(page)
  const first = page.locator('select[name="topic"] optgroup').first()
  expect(
    await first.locator('option').evaluateAll((options) => options.map((each) => each.getAttribute('value'))),
  ).toEqual(['unsure', 'quotation'])
  expect(await page.locator('select[name="topic"] optgroup').count()).toBeGreaterThan(5)
})

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone })

  test('call, LINE and message appear after the hero and disappear while a field has the focus', async ({
    page,
  }) => {
    await page.goto('/th/services/kubernetes')
    await hydrated(page)
    const call = page.locator('main nav a[href^="tel:"]')
    await expect(call).not.toBeInViewport()
    await page.locator('main [data-parts] > section').nth(1).scrollIntoViewIfNeeded()
    await expect(call).toBeInViewport()
    await expect(call).toHaveAttribute('href', `tel:${brand.phone.replaceAll(' ', '')}`)
    await expect(page.locator('main nav a[href^="https://line.me/"]')).toBeInViewport()
    await page.goto('/community/it-calculator/calculate-raid')
    await hydrated(page)
    await page.locator('main input:not([type="checkbox"], [type="radio"])').first().focus()
    await expect(call).toBeAttached()
    await expect(call).toBeHidden()
  })

  test('the contact page has the ways at its head, the first field in the first screen and no bar over it', async ({
    page,
  }) => {
    for (const path of ['/contact-us', '/th/contact-us']) {
      await page.goto(path)
      await expect(page.locator('main nav a[href^="tel:"]')).toHaveCount(0)
      const field = await page.locator('#contact-name').boundingBox()
      expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThan(viewports.phone.height)
    }
  })

  test('on the Thai home page a call is one tap away below the hero', async ({ page }) => {
    await page.goto('/th')
    await page.evaluate(() => scrollTo(0, innerHeight))
    await expect(page.locator('main nav a[href^="tel:"]')).toBeInViewport()
  })
})
