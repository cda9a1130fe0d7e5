import { expect } from '@playwright/test'
import { test } from '../support/site.ts'
import { answer, input, open } from './support.ts'

test.use({ locale: 'en-GB' })

test('the list price follows the version until another is entered', async ({ page }) => {
  await open(page, 'windows-server')
  await page.locator('input[name=version][value="2022"]').check()
  await expect(answer(page)).toHaveText('USD 8,552.00 Standard, by host')
  await page.getByText('Prices: empty means list price').click()
  await expect(input(page, 'priceStd16coreUsd')).toHaveAttribute('placeholder', '1069')
  await input(page, 'priceStd16coreUsd').fill('1,000')
  await expect(answer(page)).toHaveText('USD 8,000.00 Standard, by host')
  const row = page.locator('#prices').getByRole('row', { name: /^Standard, 16 cores/ })
  await expect(row).toContainText('USD 1,000.00')
  await expect(row).toContainText('USD 1,069.00')
  await expect(row).toContainText('November 2026')
})

test('keeps prices in the browser when asked to, but a shared address stays as it is', async ({ page }) => {
  await open(page, 'windows-server', 'priceStd16coreUsd=1000')
  await expect(answer(page)).toHaveText('USD 8,000.00 Standard, by host')
  await page.getByLabel('Keep these values in this browser').check()
  await open(page, 'windows-server')
  await expect(answer(page)).toHaveText('USD 8,000.00 Standard, by host')
  await open(page, 'windows-server', 'windowsVmsPerHost=6')
  await expect(answer(page)).toHaveText('USD 7,056.00 Standard, by host')
  await open(page, 'windows-server')
  await expect(answer(page)).toHaveText('USD 8,000.00 Standard, by host')
})

test('of the values that it keeps, one entered at a shared address replaces its own only', async ({
  page,
}) => {
  await open(page, 'windows-server', 'priceStd16coreUsd=1000&thbPerUsd=40')
  await page.getByLabel('Keep these values in this browser').check()
  await open(page, 'windows-server', 'currency=THB')
  await page.getByText('Prices: empty means list price').click()
  await input(page, 'priceStd16coreUsd').fill('1100')
  await open(page, 'windows-server')
  await expect(answer(page)).toHaveText('USD 8,800.00 Standard, by host')
  await page.locator('input[name=currency][value=THB]').check()
  await expect(input(page, 'thbPerUsd')).toHaveValue('40')
})

test('shows amounts in baht at the visitor’s rate', async ({ page }) => {
  await open(page, 'windows-server')
  await page.locator('input[name=currency][value=THB]').check()
  await input(page, 'thbPerUsd').fill('40')
  await expect(answer(page)).toHaveText('THB 376,320 Standard, by host')
  await input(page, 'budget').fill('400000')
  const row = page.locator('#budget').getByRole('row', { name: /^Standard/ })
  await expect(row).toContainText('THB 23,680')
  await expect(page.locator('#budget').getByRole('row', { name: /^Datacenter/ })).toContainText('too little')
})

test('draws the break-even, with its figures beside', async ({ page }) => {
  await open(page, 'windows-server', 'windowsVmsPerHost=10')
  await expect(page.getByRole('img', { name: /You: 10.*Datacenter from 11/ })).toBeVisible()
  await page.getByText('The chart’s figures').or(page.getByText("The chart's figures")).click()
  const table = page.getByRole('table', { name: 'Where Datacenter overtakes Standard' })
  await expect(table.getByRole('row', { name: /^10 / })).toContainText('USD 11,760')
  await expect(table.getByRole('row', { name: /^11 / })).toContainText('Datacenter')
})

test('compares all ways to license, marks the cheapest and says why', async ({ page }) => {
  await open(page, 'windows-server')
  const models = page.locator('#models')
  await expect(models.getByRole('row')).toHaveCount(6)
  await expect(models.getByRole('row', { name: /Cheapest/ })).toContainText('USD 9,408.00')
  await expect(models).toContainText('Standard, by host is cheapest, USD 1,176.00 below Standard, by VM.')
  const byVm = models.getByRole('row', { name: /^Standard, by VM/ })
  await expect(byVm).toContainText('USD 10,584.00')
  await expect(byVm).toContainText("the hosts' own Windows USD 2,352.00")
  const payg = models.getByRole('row', { name: /^Pay-as-you-go/ })
  await expect(payg).toContainText('VMs and their CALs USD 38,684.16')
  await page.locator('input[name=version][value="2022"]').check()
  await expect(payg).toContainText('not offered for 2022')
})

test('announces as cheapest what the comparison marks', async ({ page }) => {
  await open(page, 'windows-server', 'hostRole=other-hypervisor')
  await expect(answer(page)).toHaveText('USD 8,232.00 Standard, by VM')
  const marked = page.locator('#models').getByRole('row', { name: /Cheapest/ })
  await expect(marked).toContainText('USD 8,232.00')
  await expect(marked).toContainText('Standard, by VM')
})

test('licenses a cluster for the day a host is down, and refuses more failures than hosts', async ({
  page,
}) => {
  await open(page, 'windows-server', 'vmsBy=cluster&hostCount=3&clusterTotalVms=12')
  await expect(answer(page)).toHaveText('USD 14,112.00 Standard, by host')
  await input(page, 'clusterHostFailures').fill('1')
  await expect(answer(page)).toHaveText('USD 21,168.00 Standard, by host')
  await input(page, 'clusterHostFailures').fill('3')
  await expect(page.locator('#hint-clusterHostFailures')).toHaveText(
    'Enter 0 or more, but fewer than the hosts.',
  )
})

test('hands its VMs over to SQL Server', async ({ page }) => {
  await open(page, 'windows-server')
  await page.getByRole('link', { name: 'SQL Server in these 8 VMs' }).click()
  await expect(input(page, 'vmVcpus')).toHaveValue('8x4')
})
