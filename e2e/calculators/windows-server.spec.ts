import { expect } from '@playwright/test'
import shared from '../../locales/en/calculators/shared.json' with { type: 'json' }
import texts from '../../locales/en/calculators/windows-server.json' with { type: 'json' }
import type { CalculatorId } from '../../src/calculators/ui/form/fields.ts'
import { isPageId } from '../../src/catalogue/pages.ts'
import { test } from '../support/site.ts'
import { answer, csvOf, enterAndPress, hint, input, open, plain, unfold } from './support.ts'

test.use({ locale: 'en-GB' })

const luminance = (colour: string) => {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((text) => {
    const value = Number(text) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (one: string, other: string) => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

test('the list price follows the version until another is entered', async ({ page }) => {
  await open(page, 'windows-server')
  await unfold(page, 'version')
  await page.locator('input[name=version][value="2022"]').check()
  await expect(answer(page)).toHaveText('8,552.00 USD Standard, by host')
  await unfold(page, 'priceStd16coreUsd')
  await expect(input(page, 'priceStd16coreUsd')).toHaveAttribute('placeholder', '1069')
  await input(page, 'priceStd16coreUsd').fill('1,000')
  await expect(answer(page)).toHaveText('8,000.00 USD Standard, by host')
  const row = page.locator('#prices').getByRole('row', { name: /^Standard, 16 cores/ })
  await expect(row).toContainText('USD 1,000.00')
  await expect(row).toContainText('USD 1,069.00')
  await expect(row).toContainText('November 2026')
})

test('keeps prices in the browser when asked to, but a shared address stays as it is', async ({ page }) => {
  await open(page, 'windows-server', 'priceStd16coreUsd=1000')
  await expect(answer(page)).toHaveText('8,000.00 USD Standard, by host')
  await page.getByLabel('Keep these values in this browser').check()
  await open(page, 'windows-server')
  await expect(answer(page)).toHaveText('8,000.00 USD Standard, by host')
  await open(page, 'windows-server', 'windowsVmsPerHost=6')
  await expect(answer(page)).toHaveText('7,056.00 USD Standard, by host')
  await open(page, 'windows-server')
  await expect(answer(page)).toHaveText('8,000.00 USD Standard, by host')
})

test('a box ticked right after a keystroke, before the results are updated, stays ticked', async ({
  page,
}) => {
  await open(page, 'windows-server')
  const box = page.getByLabel('Keep these values in this browser')
  await enterAndPress(input(page, 'windowsVmsPerHost'), '6', box)
  await expect(box).toBeChecked()
})

test('a copied link opens to the same answer in a browser that keeps nothing', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, 'windows-server', 'priceStd16coreUsd=1000&currency=THB&thbPerUsd=40')
  await page.getByLabel('Keep these values in this browser').check()
  await open(page, 'windows-server')
  await expect(answer(page)).toHaveText('320,000 THB Standard, by host')
  // The browser's clipboard may hold another test's copy.
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await page.getByRole('button', { name: 'Copy link' }).click()
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(clipboard).toContain('windows-server-standard-cost?v=')
  const link = new URL(await clipboard())
  // Defaults that may change some day, such as list prices, are written out.
  expect(link.searchParams.get('priceStd16coreUsd')).toBe('1000')
  expect(link.searchParams.get('priceDc16coreUsd')).toBe('6771')
  expect(link.searchParams.get('saPctPerYear')).toBe('25')
  const elsewhere = await browser.newPage({ locale: 'en-GB' })
  await elsewhere.goto(link.href)
  await expect(answer(elsewhere)).toHaveText('320,000 THB Standard, by host')
  await expect(elsewhere.locator('form')).not.toContainText(shared.made.before.split('{{')[0] ?? '')
  link.searchParams.set('v', '2026-01')
  await elsewhere.goto(link.href)
  await expect(elsewhere.locator('form')).toContainText('the rules and prices of January 2026')
  await elsewhere.close()
})

test('a copied result and a CSV file contain the inputs, the rules and the address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, 'windows-server', 'windowsVmsPerHost=6')
  await page.getByRole('button', { name: 'Copy result' }).click()
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(clipboard).toContain(`${texts.fields.windowsVmsPerHost.label}: 6`)
  const text = plain(await clipboard())
  expect(text).toContain('Standard, 16 cores: 1176 USD')
  expect(text).toMatch(/\d{4}-\d\d-\d\d · Rules and prices of November 2026\nhttp:\S+windowsVmsPerHost=6/)
  const rows = (await csvOf(page, 'en')).split('\r\n')
  expect(rows).toContain(`${texts.fields.windowsVmsPerHost.label},6`)
  expect(rows.find((row) => row.startsWith(`${shared.made.address},`))).toContain('?v=2026-11&')
})

test('amounts in the CSV file are those of the currency shown', async ({ page }) => {
  await open(page, 'windows-server', 'currency=THB&thbPerUsd=33')
  const text = await csvOf(page, 'en')
  expect(text).toContain('Total (THB)')
  expect(text).toContain('Standard,128,8,0,310464,0,310464')
  expect(text).not.toContain('(USD)')
})

test('a chosen preset looks different, and every preset has a visible border', async ({ page }) => {
  await open(page, 'windows-server')
  const presets = page.getByRole('group', { name: 'Cores per processor' })
  const borderOf = (name: string) =>
    presets
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).borderColor)
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  const [chosen, other] = [await borderOf('16'), await borderOf('24')]
  expect(chosen).not.toBe(other)
  // WCAG 2.2, 1.4.11.
  for (const border of [chosen, other]) expect(contrast(border, ground)).toBeGreaterThanOrEqual(3)
})

test('a value entered at a shared address replaces only its own kept value', async ({ page }) => {
  await open(page, 'windows-server', 'priceStd16coreUsd=1000&thbPerUsd=40')
  await page.getByLabel('Keep these values in this browser').check()
  await open(page, 'windows-server', 'currency=THB')
  await unfold(page, 'priceStd16coreUsd')
  await input(page, 'priceStd16coreUsd').fill('1100')
  await open(page, 'windows-server')
  await expect(answer(page)).toHaveText('8,800.00 USD Standard, by host')
  await page.locator('input[name=currency][value=THB]').check()
  await expect(input(page, 'thbPerUsd')).toHaveValue('40')
})

test('shows amounts in baht at the visitor’s rate', async ({ page }) => {
  await open(page, 'windows-server')
  await page.locator('input[name=currency][value=THB]').check()
  await unfold(page, 'thbPerUsd')
  await input(page, 'thbPerUsd').fill('40')
  await expect(answer(page)).toHaveText('376,320 THB Standard, by host')
  await input(page, 'budget').fill('400000')
  const row = page.locator('#budget').getByRole('row', { name: /^Standard/ })
  await expect(row).toContainText('THB 23,680')
  await expect(page.locator('#budget').getByRole('row', { name: /^Datacenter/ })).toContainText(
    texts.budget.tooLittle,
  )
})

test('draws the break-even, with its figures beside', async ({ page }) => {
  await open(page, 'windows-server', 'windowsVmsPerHost=10')
  await expect(page.getByRole('img', { name: /Yours: 10.*Datacenter from 11/ })).toBeVisible()
  await page.getByText('The chart’s figures').click()
  const table = page.getByRole('table', { name: texts.breakEven.title })
  await expect(table.getByRole('row', { name: /^10 / })).toContainText('USD 11,760')
  await expect(table.getByRole('row', { name: /^11 / })).toContainText('Datacenter')
})

test('compares all ways to license, marks the cheapest and says why', async ({ page }) => {
  await open(page, 'windows-server')
  const models = page.locator('#models')
  await expect(models.getByRole('row')).toHaveCount(7)
  await expect(models.getByRole('row', { name: /Cheapest/ })).toContainText('USD 9,408.00')
  await expect(models).toContainText('Standard, by host is cheapest, USD 1,176.00 below Standard, by VM.')
  const byVm = models.getByRole('row', { name: /^Standard, by VM/ })
  await expect(byVm).toContainText('USD 10,584.00')
  await expect(byVm).toContainText('Windows on the hosts USD 2,352.00')
  const payg = models.getByRole('row', { name: /^Pay-as-you-go/ })
  await expect(payg).toContainText('VMs and their CALs USD 38,684.16')
  await unfold(page, 'version')
  await page.locator('input[name=version][value="2022"]').check()
  await expect(payg).toContainText('not offered for 2022')
})

test('announces as cheapest what the comparison marks', async ({ page }) => {
  await open(page, 'windows-server', 'hostRole=other-hypervisor')
  await expect(answer(page)).toHaveText('8,232.00 USD Standard, by VM')
  const marked = page.locator('#models').getByRole('row', { name: /Cheapest/ })
  await expect(marked).toContainText('USD 8,232.00')
  await expect(marked).toContainText('Standard, by VM')
})

test('licenses a cluster for failed hosts, and refuses as many failures as hosts', async ({ page }) => {
  await open(page, 'windows-server', 'vmsBy=cluster&hostCount=3&clusterTotalVms=12')
  await expect(answer(page)).toHaveText('14,112.00 USD Standard, by host')
  await input(page, 'clusterHostFailures').fill('1')
  await expect(answer(page)).toHaveText('19,404.00 USD Standard, by VM')
  const byHost = page.locator('#models').getByRole('row', { name: /^Standard, by host/ })
  await expect(byHost).toContainText('USD 21,168.00')
  await input(page, 'clusterHostFailures').fill('3')
  await expect(hint(page, 'clusterHostFailures')).toHaveText('Enter 0 or more, but fewer than the hosts.')
})

test('hands its VMs over to SQL Server', async ({ page }) => {
  await open(page, 'windows-server')
  const link = page.getByRole('link', { name: texts.handOver.replace('{{vms}}', '8') })
  if (!isPageId('sql-server' satisfies CalculatorId)) {
    await expect(link).toHaveCount(0)
    return
  }
  await link.click()
  await expect(input(page, 'vmVcpus')).toHaveValue('8x4')
})
