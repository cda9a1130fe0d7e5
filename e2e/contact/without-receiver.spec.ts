import { expect } from '@playwright/test'
import { brand } from '../../src/provider/brand.ts'
import { hydrated } from '../support/hydrated.ts'
import { chosen } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { button, composedMail, draft, field, fillForm, message, openForm } from './contact-page.ts'

test.use({ locale: 'en-GB' })

test('without a receiver the form composes an e-mail', async ({ page, complaints }) => {
  const composed = await composedMail(page)
  await openForm(page)
  await expect(button(page)).toHaveText('Write as email')
  await expect(button(page)).toHaveAccessibleDescription(/opens your email program/)
  await fillForm(page)
  await button(page).click()
  const { pathname, searchParams } = new URL(await composed())
  expect(pathname).toBe(brand.email)
  expect(searchParams.get('subject')).toMatch(/, Company & Sons$/)
  const body = searchParams.get('body') ?? ''
  for (const text of [
    message.name,
    message.email,
    message.phone,
    'Twelve virtual machines on vSphere 7.\r\nสวัสดี',
  ])
    expect(body).toContain(text)
  await expect(page.locator('#form [role="status"]')).toContainText('Your email program')
  await expect(field(page, 'message')).toHaveValue(message.message)
  expect(await draft(page)).toBeNull()
  expect(complaints.filter((complaint) => !complaint.startsWith('failed: mailto:'))).toEqual([])
})

test('input before the script has loaded is kept', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await page.route('**/assets/site-*.js', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto(chosen.contact, { waitUntil: 'commit' })
  await field(page, 'name').fill('Somchai')
  await field(page, 'topic').selectOption(message.topic)
  await expect(button(page)).toBeDisabled()
  await field(page, 'name').press('Enter')
  expect(new URL(page.url()).search).toBe('')
  release.resolve()
  await hydrated(page)
  await expect(field(page, 'name')).toHaveValue('Somchai')
  await expect(field(page, 'topic')).toHaveValue(message.topic)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form says so and names the other ways', async ({ page }) => {
    await page.goto(chosen.contact)
    await expect(page.locator('#form noscript p')).toContainText('needs JavaScript')
    await expect(page.locator('#form noscript p')).toBeVisible()
    await expect(page.locator('#form form a[href^="mailto:"]')).toBeVisible()
    await expect(page.locator('#form form a[href^="tel:"]')).toBeVisible()
    await expect(page.getByLabel('Work email')).toBeVisible()
    await expect(button(page)).toBeDisabled()
    await page.getByLabel('Work email').press('Enter')
    expect(new URL(page.url()).search).toBe('')
  })
})
