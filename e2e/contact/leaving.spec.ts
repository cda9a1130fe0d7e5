import { expect, type Page } from '@playwright/test'
import { test } from '../cloud/cloud-site.ts'
import { hydrated } from '../support/hydrated.ts'
import { chosen, inThai } from '../support/pages.ts'
import { button, draft, expectWords, field, fillForm, openForm, panel } from './contact-page.ts'

test.use({ locale: 'en-GB' })

/** The form's data in the tab's session storage. */
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('contact-form'))

test('input is restored after Back, after a reload and in the other language', async ({
  page,
  complaints,
}) => {
  await openForm(page)
  await fillForm(page)
  await page.locator('#form a').first().click()
  await expect(page).not.toHaveURL(new RegExp(chosen.contact))
  await expect(page.locator('#form')).toHaveCount(0)
  await page.goBack()
  await expectWords(page)
  await expect(page.locator('#form')).not.toContainText('could not be sent')
  await page.reload()
  await hydrated(page)
  await expectWords(page)
  await page.goto(inThai(chosen.contact))
  await hydrated(page)
  await expectWords(page)
  expect(await draft(page)).toBeNull()
  expect(complaints).toEqual([])
})

test('no input is kept of a sent message or an emptied form, nor shown in another tab', async ({
  page,
  context,
}) => {
  await openForm(page)
  await field(page, 'name').fill('Somchai')
  expect(await stored(page)).toContain('Somchai')
  await field(page, 'name').fill('')
  expect(await stored(page)).toBeNull()
  await fillForm(page)
  const other = await context.newPage()
  await other.goto(chosen.contact)
  await hydrated(other)
  await expect(field(other, 'message')).toHaveValue('')
  await button(page).click()
  await expect(panel(page, 'success')).toBeFocused()
  expect(await stored(page)).toBeNull()
})

test('a failed message is stored only as the draft, and offered as such', async ({ page, cloud }) => {
  await cloud.services.receiver.inject({ fault: { kind: 'status', status: 422 } })
  await openForm(page)
  await fillForm(page)
  await button(page).click()
  await expect(panel(page, 'error')).toBeFocused()
  expect(await stored(page)).toBeNull()
  await page.reload()
  await hydrated(page)
  await expectWords(page)
  await expect(page.locator('#form').getByRole('button', { name: 'Discard it' })).toBeVisible()
})
