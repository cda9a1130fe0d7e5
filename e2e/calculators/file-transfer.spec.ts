import { expect, type Page } from '@playwright/test'
import texts from '../../locales/en/calculators/file-transfer.json' with { type: 'json' }
import { test } from '../support/site.ts'
import { addressOf, answer, hint, input, open } from './support.ts'

const mode = (page: Page, name: string) => page.locator(`input[name=mode][value=${name}]`)
const linkRow = (page: Page, rate: string) => page.locator('#links').getByRole('row', { name: rate }).first()

test.use({ locale: 'en-GB' })

test('a deadline gives the required rate, and marks the first link that meets it', async ({ page }) => {
  await open(page, 'file-transfer')
  await mode(page, 'required-rate').check()
  await input(page, 'fileSizeValue').fill('50')
  await input(page, 'fileSizeUnit').selectOption('TB')
  await input(page, 'deadline').fill('48')
  await input(page, 'overheadPct').fill('10')
  await expect(answer(page)).toHaveText('2.572 Gbit/s')
  await expect(linkRow(page, '10 Gbit/s')).toContainText(texts.links.enough)
  await expect(page).toHaveURL(/mode=required-rate/)
})

test('a time window gives the most data that fits', async ({ page }) => {
  await open(
    page,
    'file-transfer',
    'mode=max-size&linkRateValue=500&linkRateUnit=Mbit/s&overheadPct=0&linkSharePct=50',
  )
  await expect(answer(page)).toHaveText('900 GB')
  await input(page, 'linkSharePct').fill('80')
  await expect(answer(page)).toHaveText('1.44 TB')
  const backup = addressOf('backup-capacity', 'en', 'sourceTB=1.44')
  await page.getByRole('link', { name: texts.handOver.size }).click()
  await expect(page).toHaveURL(backup)
})

test('the round-trip time limits the rate until there are enough streams', async ({ page }) => {
  await open(
    page,
    'file-transfer',
    'linkRateValue=10&fileSizeValue=10&overheadPct=0&rttMs=80&tcpWindowKiB=64',
  )
  await expect(answer(page)).toHaveText('3 h 23 min 27 s')
  await expect(page.getByText(texts.notes.window.replace(/{{window}}.*/, '6.554'))).toContainText(
    '1,526 connections in parallel',
  )
  const streams = page.locator('#streams').getByRole('row', { name: '16' }).first()
  await expect(streams).toContainText('12 min 43 s')
  await input(page, 'parallelStreams').fill('1526')
  await expect(page.getByText(texts.notes.window.replace(/{{window}}.*/, '6.554'))).toHaveCount(0)
})

test('a million small files take longer to set up than to transfer', async ({ page }) => {
  await open(page, 'file-transfer')
  await page.getByRole('button', { name: 'A million small files' }).click()
  await expect(answer(page).locator('..')).toContainText('most time goes into setting up files')
  const table = page.getByRole('table', { name: 'Where the time goes' })
  await expect(table.getByRole('row', { name: 'Setting up files' })).toContainText('1 h 23 min 20 s')
  await expect(page.getByText(texts.notes.waiting.split('. ')[1] ?? '')).toBeVisible()
})

test('a deadline too short for setting up the files is refused at its field', async ({ page }) => {
  await open(
    page,
    'file-transfer',
    'mode=required-rate&fileCount=1000000&setupRoundTripsPerFile=2&rttMs=30&deadline=1',
  )
  await expect(input(page, 'deadline')).toHaveAttribute('aria-invalid', 'true')
  await expect(hint(page, 'deadline')).toContainText('no time is left for data')
})

test('hands its rate over to the converter', async ({ page }) => {
  const converter = addressOf('data-rate', 'en', 'value=941.5&fromUnit=Mbit/s')
  await open(page, 'file-transfer')
  await page.getByRole('link', { name: texts.handOver.rate }).click()
  await expect(page).toHaveURL(converter)
  await expect(input(page, 'value')).toHaveValue('941.5')
  await expect(answer(page)).toHaveText('117.6875 MB/s')
})
