import { expect } from '@playwright/test'
import texts from '../../locales/en/calculators/data-rate.json' with { type: 'json' }
import { test } from '../support/site.ts'
import { answer, input, open, sharedTexts } from './support.ts'

test.use({ locale: 'en-GB', permissions: ['clipboard-read', 'clipboard-write'] })

test('a rate is shown in every unit, the common ones at once', async ({ page }) => {
  await open(page, 'data-rate', 'value=10&fromUnit=Gbit/s')
  const units = page.locator('#units')
  await expect(units.getByRole('row', { name: /^GiB\/s/ })).toContainText('1.16415321826935')
  await expect(units.getByText('Qbit/s')).toBeHidden()
  await units.getByText(texts.units.others).click()
  await expect(units.getByText('Qbit/s')).toBeVisible()
})

test('a unit may be typed behind the number, and another chosen afterwards', async ({ page }) => {
  await open(page, 'data-rate')
  await input(page, 'value').fill('2 Gbps')
  await expect(answer(page)).toHaveText('250 MB/s')
  await expect(input(page, 'fromUnit')).toHaveValue('Gbit/s')
  await expect(input(page, 'value')).toHaveValue('2 Gbps')
  await input(page, 'value').blur()
  await expect(input(page, 'value')).toHaveValue('2')
  await expect(page).toHaveURL(/\?value=2&fromUnit=Gbit/)
  await open(page, 'capacity', 'value=1.5+TiB')
  await expect(input(page, 'fromUnit')).toHaveValue('TiB')
  await input(page, 'fromUnit').selectOption('GiB')
  await expect(input(page, 'value')).toHaveValue('1.5')
  await expect(input(page, 'fromUnit')).toHaveValue('GiB')
})

test('units are swapped in one step', async ({ page }) => {
  await open(page, 'data-rate')
  await page.getByRole('button', { name: 'Swap units' }).click()
  await expect(answer(page)).toHaveText('800 Mbit/s')
  await page.goBack()
  await expect(answer(page)).toHaveText('12.5 MB/s')
})

test('link and result can be copied', async ({ page }) => {
  const { tools } = sharedTexts('en')
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await open(page, 'data-rate')
  await input(page, 'value').fill('8')
  await page.getByRole('button', { name: tools.link }).click()
  await expect.poll(clipboard).toMatch(/data-transfer-rate-converter\?v=\d{4}-\d\d&value=8&fromUnit=/)
  await page.getByRole('button', { name: tools.result }).click()
  await expect.poll(clipboard).toContain('8 Mbit/s is 1 MB/s.')
  await expect(page.getByText(tools.copied ?? '')).toBeVisible()
})

test('a drive is read as Windows and macOS show it', async ({ page }) => {
  await open(page, 'capacity')
  await page.getByRole('radio', { name: /drive/i }).check()
  await expect(answer(page)).toHaveText('3.638 TiB')
  await page.getByRole('button', { name: '20 TB' }).click()
  await expect(answer(page)).toHaveText('18.19 TiB')
  await expect(page).toHaveURL(/question=drive&labelValue=20/)
})

test('a button resets all inputs', async ({ page }) => {
  await open(page, 'capacity', 'value=7&toUnit=bit')
  await expect(answer(page)).toContainText('bit')
  await page.getByRole('button', { name: sharedTexts('en').reset }).click()
  await expect(answer(page)).toHaveText('10.9139364 TiB')
  await expect(page).toHaveURL(/capacity-converter$/)
})

test('the printed sheet lists the inputs and unfolds the working', async ({ page }) => {
  await open(page, 'data-rate', 'value=3')
  await expect(answer(page)).toHaveText('0.375 MB/s')
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(input(page, 'value')).toBeHidden()
  await expect(page.getByText('data-transfer-rate-converter?v=2026-11&value=3')).toBeVisible()
  await expect(page.locator('#working li details').first()).toHaveAttribute('open', '')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('#working li details').first()).not.toHaveAttribute('open', '')
})
