import { expect, type Page } from '@playwright/test'
import texts from '../../locales/en/calculators/file-transfer.json' with { type: 'json' }
import { hydrated } from '../support/hydrated.ts'
import { blocksOn } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { addressOf, answer, input } from './support.ts'

const section = (page: Page) => page.locator('#transfer-time')
const time = (page: Page) => section(page).locator('output')

test.skip(blocksOn('/', 'calculator').length === 0, 'the home page has no calculator')
test.use({ locale: 'en-GB' })

test('the home page answers as one types, and leads on with the same values', async ({
  page,
  complaints,
}) => {
  await page.goto('/')
  await hydrated(page)
  await expect(time(page)).toHaveText('14 min 10 s')
  const { height } = (await section(page).boundingBox()) ?? {}
  await section(page).getByLabel('Data size', { exact: true }).fill('2,5')
  await section(page).getByLabel(texts.quick.sizeUnit).selectOption('TB')
  await expect(time(page)).toHaveText('5 h 54 min 3 s')
  expect((await section(page).boundingBox())?.height).toBe(height)
  await section(page).getByRole('button').click()
  await expect(page).toHaveURL(/file-transfer-rate-converter\?fileSizeValue=2,5/)
  await expect(input(page, 'fileSizeValue')).toHaveValue('2,5')
  await expect(answer(page)).toHaveText('5 h 54 min 3 s')
  expect(complaints).toEqual([])
})

test('after Back the home page still shows what was entered', async ({ page, complaints }) => {
  await page.goto('/')
  await hydrated(page)
  await section(page).getByLabel('Data size', { exact: true }).fill('2,5')
  await section(page).getByLabel(texts.quick.sizeUnit).selectOption('TB')
  await expect(time(page)).toHaveText('5 h 54 min 3 s')
  await section(page).getByRole('button').click()
  await expect(answer(page)).toHaveText('5 h 54 min 3 s')
  await page.goBack()
  await expect(section(page).getByLabel('Data size', { exact: true })).toHaveValue('2,5')
  await expect(time(page)).toHaveText('5 h 54 min 3 s')
  await page.reload()
  await hydrated(page)
  await expect(time(page)).toHaveText('14 min 10 s')
  expect(complaints).toEqual([])
})

test('an invalid value is reported, not calculated', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await section(page).getByLabel(texts.quick.rate, { exact: true }).fill('0')
  await expect(time(page)).toHaveText('–')
  await expect(section(page)).toContainText(texts.quick.wrong)
})

test('no arithmetic is loaded until a field has the focus, and no other script then', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await hydrated(page)
  expect(scripts.filter((path) => /widget|calculat|quick/.test(path))).toEqual([])
  const before = scripts.length
  await section(page).getByLabel('Data size', { exact: true }).focus()
  await expect.poll(() => scripts.length).toBeGreaterThan(before)
  await section(page).getByLabel('Data size', { exact: true }).fill('2')
  await expect(time(page)).toHaveText('16.99 s')
  expect(scripts.slice(before)).toEqual([expect.stringMatching(/\/arithmetic-/)])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('it shows its first answer and opens the full calculator', async ({ page }) => {
    await page.goto('/th')
    await expect(time(page)).toHaveText('14 นาที 10 วินาที')
    await section(page).getByRole('button').click()
    await expect(page).toHaveURL(
      new RegExp(RegExp.escape(addressOf('file-transfer', 'th', 'fileSizeValue=100'))),
    )
  })
})
