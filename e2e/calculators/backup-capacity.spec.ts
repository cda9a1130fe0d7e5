import { expect } from '@playwright/test'
import { test } from '../support/site.ts'
import { answer, input, open } from './support.ts'

test.use({ locale: 'en-GB' })

test('compares all methods, and chooses one from the comparison', async ({ page }) => {
  await open(page, 'backup-capacity')
  const rows = page.locator('#methods tbody tr')
  await expect(rows).toHaveCount(5)
  await expect(rows.filter({ hasText: 'least storage' })).toContainText('Forever incremental')
  await rows.getByRole('button', { name: 'Full every day' }).click()
  await expect(answer(page)).toHaveText('180 TB')
})

test('lists what is kept, and marks what only GFS keeps', async ({ page }) => {
  await open(page, 'backup-capacity', 'gfsMonthly=3&horizonDays=365&startDate=2025-01-06')
  await page.getByText('Restore points kept on the last day').click()
  const kept = page.locator('#days details').nth(1).locator('tbody tr')
  await expect(kept.filter({ hasText: 'GFS' })).toHaveCount(2)
})

test('a group with a value from the address is open', async ({ page }) => {
  await open(page, 'backup-capacity', 'gfsMonthly=3')
  await expect(input(page, 'gfsMonthly')).toBeVisible()
  await expect(input(page, 'lockDays')).toBeHidden()
})

test('nothing on the page moves while a number is being replaced', async ({ page }) => {
  await open(page, 'backup-capacity')
  const places = () =>
    page.evaluate(() =>
      ['#input-method', '#methods', '#working', '[data-answer]'].map(
        (what) => document.querySelector(what)?.getBoundingClientRect().top,
      ),
    )
  const before = await places()
  await input(page, 'sourceTB').fill('')
  await expect(answer(page)).toHaveText('–')
  expect(await places()).toEqual(before)
  await input(page, 'sourceTB').fill('11')
  await expect(answer(page)).toHaveText('51.48 TB')
  expect(await places()).toEqual(before)
})
