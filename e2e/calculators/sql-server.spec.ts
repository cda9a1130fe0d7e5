import { expect } from '@playwright/test'
import texts from '../../locales/en/calculators/sql-server.json' with { type: 'json' }
import { test } from '../support/site.ts'
import { addressOf, answer, hint, input, open, unfold } from './support.ts'

test.use({ locale: 'en-GB' })

test('compares all ways to pay, marks the cheapest and says why', async ({ page }) => {
  await open(page, 'sql-server')
  const options = page.locator('#options')
  await expect(options.getByRole('row')).toHaveCount(8)
  await expect(options.getByRole('row', { name: /Cheapest/ })).toContainText('USD 8,508.00')
  await expect(options).toContainText('Standard, subscription is cheapest, USD 2,004.00 below')
  // No other table of the page marks a cheapest row.
  await expect(page.getByRole('row', { name: /Cheapest/ })).toHaveCount(1)
})

test('draws where CALs stop paying off, and lists the figures in a table', async ({ page }) => {
  await open(page, 'sql-server', 'vmVcpus=8&userCals=40')
  await expect(page.getByRole('img', { name: /Yours: 40.*CALs up to 64/ })).toBeVisible()
  const table = page.getByRole('table', { name: texts.breakEven.title })
  await expect(table.getByRole('row', { name: /^64 / })).toContainText('USD 15,709')
  await expect(table.getByRole('row', { name: /^65 / })).toContainText('Per core')
})

test('refuses a licence model that is not sold, at its field', async ({ page }) => {
  await open(page, 'sql-server', 'edition=enterprise')
  await expect(input(page, 'edition')).toHaveValue('enterprise')
  await page.locator('input[name=model][value=server-cal]').check()
  await expect(hint(page, 'model')).toContainText('Enterprise has no Server + CAL')
  await expect(answer(page)).toHaveText('–')
})

test('warns that a VM needs assurance, and that Standard cannot use that many cores', async ({ page }) => {
  await open(page, 'sql-server', 'vmVcpus=32')
  await expect(page.getByText('the rest is licensed, but idle')).toBeVisible()
  await unfold(page, 'softwareAssurance')
  await page.getByLabel('With Software Assurance').uncheck()
  await expect(page.getByText('licences for single VMs need Software Assurance')).toBeVisible()
})

test('licenses replicas beyond the free ones', async ({ page }) => {
  await open(page, 'sql-server', 'passiveHa=1&passiveDrOnprem=1')
  await expect(answer(page)).toHaveText('13,807.50 USD')
  await input(page, 'activeSecondaries').fill('1')
  await expect(answer(page)).toHaveText('27,615.00 USD')
})

test('free editions cost nothing and say what they may not do', async ({ page }) => {
  await open(page, 'sql-server')
  await input(page, 'edition').selectOption('developer')
  await page.getByLabel('Used in production').check()
  await expect(answer(page)).toHaveText('0.00 USD')
  await expect(page.getByText('This edition may not be used in production.').first()).toBeVisible()
  await expect(page.locator('#options')).toHaveCount(0)
})

test('a budget names what it buys, the cheapest first', async ({ page }) => {
  await open(page, 'sql-server')
  await unfold(page, 'budget')
  await input(page, 'budget').fill('11000')
  const rows = page.locator('#budget').getByRole('row')
  await expect(rows.nth(1)).toContainText('USD 2,492.00')
  await expect(rows.nth(2)).toContainText('USD 488.00')
  await expect(rows.nth(3)).toContainText(texts.budget.tooLittle)
})

test('hands its VMs over to Windows Server', async ({ page }) => {
  addressOf('windows-server')
  await open(page, 'sql-server', 'vmVcpus=4+8')
  await page.getByRole('link', { name: texts.handOver }).click()
  await expect(input(page, 'windowsVmsPerHost')).toHaveValue('2')
  await expect(input(page, 'vmVcpus')).toHaveValue('4 8')
})
