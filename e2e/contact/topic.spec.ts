import { expect } from '@playwright/test'
import { viewports } from '../../scripts/shared/viewports.ts'
import { topicGroups } from '../../src/catalogue/topics.ts'
import { pageAt } from '../../src/catalogue/urls.ts'
import { prices } from '../../src/pricing/prices.ts'
import { brand } from '../../src/provider/brand.ts'
import { actBeforeHydration, hydrated } from '../support/hydrated.ts'
import { chosen, inThai, shown, sourceOf } from '../support/pages.ts'
import { test } from '../support/site.ts'

test.use({ locale: 'en-GB' })

const topic = pageAt(chosen.otherService)?.id ?? ''

test('the form opens with the topic of the page that the visitor comes from, and the heading names it', async ({
  page,
}) => {
  await page.goto(chosen.otherService)
  await hydrated(page)
  const link = page.locator(`main a[href="${chosen.contact}"]`).first()
  await link.click()
  await expect(page).toHaveURL(`${chosen.contact}?topic=${topic}`)
  await expect(page.locator('h1')).toContainText(shown(sourceOf(chosen.otherService).label))
  await expect(page.locator('select[name="topic"]')).toHaveValue(topic)
})

test('a link to the form has the topic once it is pressed, even before the app has loaded and in another tab', async ({
  page,
  context,
}) => {
  await actBeforeHydration(page, chosen.otherService, async () => {
    const link = page.locator(`main a[href="${chosen.contact}"]`).first()
    const opened = context.waitForEvent('page')
    await link.click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(`${chosen.contact}?topic=${topic}`)
  })
  const opened = context.waitForEvent('page')
  await page
    .locator(`main a[href*="${chosen.contact}"]:visible`)
    .last()
    .click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect(tab).toHaveURL(`${chosen.contact}?topic=${topic}`)
  await hydrated(tab)
  await expect(tab.locator('select[name="topic"]')).toHaveValue(topic)
})

test('an unknown topic in the address is ignored', async ({ page }) => {
  await page.goto(`${chosen.contact}?topic=%3Cscript%3E`)
  await hydrated(page)
  await expect(page.locator('select[name="topic"]')).toHaveValue('')
})

test('topics are grouped, with one for visitors who are not sure and one for a quotation', async ({
  page,
}) => {
  await page.goto(chosen.contact)
  await hydrated(page)
  const first = page.locator('select[name="topic"] optgroup').first()
  expect(
    await first.locator('option').evaluateAll((options) => options.map((each) => each.getAttribute('value'))),
  ).toEqual(['unsure', 'quotation'])
  await expect(page.locator('select[name="topic"] optgroup')).toHaveCount(topicGroups.length)
})

test('what a message should say can be unfolded below its field', async ({ page }) => {
  await page.goto(chosen.contact)
  await hydrated(page)
  const hints = page.locator('#form form details')
  test.skip((await hints.count()) === 0, 'the page says nothing of it')
  await hints.locator('summary').click()
  await expect(hints.locator('li').first()).toBeVisible()
  const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0
  expect(await topOf('#form form details')).toBeGreaterThan(await topOf('#contact-message'))
})

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone })

  test('call, LINE and message appear after the hero', async ({ page }) => {
    await page.goto(inThai(chosen.otherService))
    await hydrated(page)
    const call = page.locator('main nav a[href^="tel:"]')
    await expect(call).not.toBeInViewport()
    await page.locator('main [data-parts] > section').nth(1).scrollIntoViewIfNeeded()
    await expect(call).toBeInViewport()
    await expect(call).toHaveAttribute('href', `tel:${brand.phone.replaceAll(' ', '')}`)
    await expect(page.locator('main nav a[href^="https://line.me/"]')).toBeInViewport()
  })

  test('call, LINE and message disappear while a field has the focus', async ({ page }) => {
    test.skip(!prices.quick, 'no page has the bar and a form')
    await page.goto('/')
    await hydrated(page)
    const call = page.locator('main nav a[href^="tel:"]')
    await page.locator('main input:not([type="checkbox"], [type="radio"])').first().focus()
    await expect(call).toBeAttached()
    await expect(call).toBeHidden()
  })

  test('the contact page has the contact links at its head, the first field in the first screen and no bar over it', async ({
    page,
  }) => {
    for (const path of [chosen.contact, inThai(chosen.contact)]) {
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
