import { expect, type Page } from '@playwright/test'
import { test } from '../cloud/cloud-site.ts'
import { chosen, inThai } from '../support/pages.ts'
import { violations } from '../support/violations.ts'
import { button, field, fillForm, openForm, panel } from './contact-page.ts'

test.use({ locale: 'en-GB' })

/** The text of the element that a control's aria-describedby refers to. */
const description = (page: Page, name: string) =>
  field(page, name).evaluate((control) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  )

for (const [name, bad, text, good] of [
  ['name', ' ', 'Enter your name.', 'Somchai'],
  ['company', '', 'Enter your company name.', 'Company'],
  ['email', '', 'Enter your work email address.', 'a@company.th'],
  ['email', 'somchai@company', 'Enter one complete email address', 'somchai@company.th'],
  ['phone', '12 34', 'Enter a phone number with at least seven digits', '02 000 0000'],
  ['message', '', 'Write your message.', 'Hello'],
  ['message', 'x'.repeat(4001), 'Message: use at most 4000 characters.', 'Hello'],
] as const)
  test(`${name} "${bad.slice(0, 20)}" is not sent, and shown at its field`, async ({ page, cloud }) => {
    await openForm(page)
    await fillForm(page, { [name]: bad })
    await button(page).click()
    await expect(panel(page, 'error')).toBeFocused()
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    expect(await description(page, name)).toContain(text)
    expect(cloud.services.receiver.actions).toEqual([])

    await panel(page, 'error').getByRole('link', { name: text }).click()
    await expect(field(page, name)).toBeFocused()
    await field(page, name).fill(good)
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'false')
    await expect(panel(page, 'error')).toHaveCount(0)
  })

test('without topic and consent nothing is sent', async ({ page, cloud }) => {
  await openForm(page)
  await fillForm(page)
  await field(page, 'topic').selectOption('')
  await field(page, 'consent').uncheck()
  await button(page).click()
  await expect(panel(page, 'error').getByRole('link')).toHaveText([
    'Choose a topic.',
    'Tick this box so that we can reply to you.',
  ])
  expect(cloud.services.receiver.actions).toEqual([])
  await panel(page, 'error').getByRole('link').last().click()
  await expect(field(page, 'consent')).toBeFocused()
})

test('a field is checked once it was left, then with every key', async ({ page }) => {
  await openForm(page)
  const email = field(page, 'email')
  await email.pressSequentially('som@')
  await expect(email).toHaveAttribute('aria-invalid', 'false')
  await email.press('Tab')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.pressSequentially('company.t')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.pressSequentially('h')
  await expect(email).toHaveAttribute('aria-invalid', 'false')
})

test('an error that appears does not move the button away from under a click', async ({ page, cloud }) => {
  await openForm(page)
  await fillForm(page)
  await field(page, 'message').fill('')
  await field(page, 'email').fill('nobody')
  await button(page).click({ delay: 100 })
  await expect(panel(page, 'error')).toBeFocused()
  await expect(panel(page, 'error').getByRole('link')).toHaveCount(2)
  expect(cloud.services.receiver.actions).toEqual([])
})

for (const path of [chosen.contact, inThai(chosen.contact)])
  test(`${path}, full of errors, is accessible and fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openForm(page, path)
    await button(page).click()
    await expect(panel(page, 'error')).toBeFocused()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const controls = page.locator(
      '#form :is(input:not([type="checkbox"], [tabindex="-1"]), select, textarea, button, label:has(input[type="checkbox"]:not([tabindex])))',
    )
    for (const box of await controls.all())
      expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })
